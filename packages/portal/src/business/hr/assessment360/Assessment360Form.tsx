import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { assessment360 } from './assessment360.entity'

/** 360 考核: add, edit and view. */
export function Assessment360Form() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(assessment360, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/hr/assessment360'),
    onCancel: () => navigate('/hr/assessment360'),
  })
  return <EntityForm form={form} />
}
