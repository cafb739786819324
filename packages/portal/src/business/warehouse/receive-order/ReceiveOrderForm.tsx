import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { receiveOrder } from './receiveOrder.entity'

/** 收货单: add, edit and view. */
export function ReceiveOrderForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(receiveOrder, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/warehouse/receive-order'),
    onCancel: () => navigate('/warehouse/receive-order'),
  })
  return <EntityForm form={form} />
}
