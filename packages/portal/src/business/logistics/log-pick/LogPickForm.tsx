import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { logPick } from './logPick.entity'

/** 提货单: add, edit and view. */
export function LogPickForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(logPick, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/logistics/log-pick'),
    onCancel: () => navigate('/logistics/log-pick'),
  })
  return <EntityForm form={form} />
}
