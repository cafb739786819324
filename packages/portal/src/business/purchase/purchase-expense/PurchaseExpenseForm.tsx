import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { listPathOf } from '@lading/core/entity'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { purchaseExpense } from './purchaseExpense.entity'

/** 采购费用: add, edit and view. */
export function PurchaseExpenseForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const toList = () => navigate(listPathOf(pathname))
  const form = useEntityForm(purchaseExpense, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: toList,
    onCancel: toList,
  })
  return <EntityForm form={form} />
}
