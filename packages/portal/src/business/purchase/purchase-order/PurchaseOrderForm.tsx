import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { purchaseOrder } from './purchaseOrder.entity'

/** 采购订单: add, edit and view. */
export function PurchaseOrderForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(purchaseOrder, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/purchase/purchase-order'),
    onCancel: () => navigate('/purchase/purchase-order'),
  })
  return <EntityForm form={form} />
}
