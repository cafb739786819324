import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { transferOrder } from './transferOrder.entity'

/** 调拨订单: add, edit and view. */
export function TransferOrderForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(transferOrder, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/warehouse/transfer-order'),
    onCancel: () => navigate('/warehouse/transfer-order'),
  })
  return <EntityForm form={form} />
}
