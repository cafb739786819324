import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { listPathOf } from '@lading/core/entity'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { assessment360 } from './assessment360.entity'

/** 360 考核: add, edit and view. */
export function Assessment360Form() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const toList = () => navigate(listPathOf(pathname))
  const form = useEntityForm(assessment360, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: toList,
    onCancel: toList,
  })
  return <EntityForm form={form} />
}
