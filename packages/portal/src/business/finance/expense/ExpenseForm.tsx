import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { expense } from './expense.entity'

/** 费用报销: add, edit and view. */
export function ExpenseForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(expense, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/finance/expense'),
    onCancel: () => navigate('/finance/expense'),
  })
  return <EntityForm form={form} />
}
