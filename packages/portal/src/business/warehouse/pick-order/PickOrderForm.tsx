import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { pickOrder } from './pickOrder.entity'

/** 拣货单: add, edit and view. */
export function PickOrderForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(pickOrder, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/warehouse/pick-order'),
    onCancel: () => navigate('/warehouse/pick-order'),
  })
  return <EntityForm form={form} />
}
