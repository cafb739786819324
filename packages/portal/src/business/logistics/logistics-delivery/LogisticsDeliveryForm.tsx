import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { logisticsDelivery } from './logisticsDelivery.entity'

/** 转交单: add, edit and view. */
export function LogisticsDeliveryForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(logisticsDelivery, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/logistics/logistics-delivery'),
    onCancel: () => navigate('/logistics/logistics-delivery'),
  })
  return <EntityForm form={form} />
}
