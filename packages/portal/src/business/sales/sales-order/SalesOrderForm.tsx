import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { salesOrder } from './salesOrder.entity'

/** 销售订单: add, edit and view. */
export function SalesOrderForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(salesOrder, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/sales/sales-order'),
    onCancel: () => navigate('/sales/sales-order'),
  })
  return <EntityForm form={form} />
}
