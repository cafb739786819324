import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { purchaseExpense } from './purchaseExpense.entity'

/** 采购费用: add, edit and view. */
export function PurchaseExpenseForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(purchaseExpense, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/purchase/purchase-expense'),
    onCancel: () => navigate('/purchase/purchase-expense'),
  })
  return <EntityForm form={form} />
}
