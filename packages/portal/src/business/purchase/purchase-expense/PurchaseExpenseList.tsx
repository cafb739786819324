import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { purchaseExpense } from './purchaseExpense.entity'
import { PurchaseExpenseModal } from './PurchaseExpenseModal'

/** 采购费用: list. */
export function PurchaseExpenseList() {
  const page = useListPage(purchaseExpense)
  const navigate = useNavigate()
  return <EntityList page={page} record={PurchaseExpenseModal} onNavigate={navigate} />
}
