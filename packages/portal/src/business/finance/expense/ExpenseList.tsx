import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { expense } from './expense.entity'
import { ExpenseModal } from './ExpenseModal'

/** 费用报销: list. */
export function ExpenseList() {
  const page = useListPage(expense)
  const navigate = useNavigate()
  return <EntityList page={page} record={ExpenseModal} onNavigate={navigate} />
}
