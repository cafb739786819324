import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { listPathOf } from '@lading/core/entity'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { expense } from './expense.entity'

/** 费用报销: add, edit and view. */
export function ExpenseForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const toList = () => navigate(listPathOf(pathname))
  const form = useEntityForm(expense, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: toList,
    onCancel: toList,
  })
  return <EntityForm form={form} />
}
