import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { logShipOrder } from './logShipOrder.entity'

/** 发货单: add, edit and view. */
export function LogShipOrderForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(logShipOrder, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/logistics/log-ship-order'),
    onCancel: () => navigate('/logistics/log-ship-order'),
  })
  return <EntityForm form={form} />
}
