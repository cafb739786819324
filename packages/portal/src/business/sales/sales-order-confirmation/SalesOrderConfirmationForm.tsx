import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { salesOrderConfirmation } from './salesOrderConfirmation.entity'

/** 销售订单确认: add, edit and view. */
export function SalesOrderConfirmationForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(salesOrderConfirmation, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/sales/sales-order-confirmation'),
    onCancel: () => navigate('/sales/sales-order-confirmation'),
  })
  return <EntityForm form={form} />
}
