import { code } from '../code/code'
import type { PageModel } from '../model'

/** The page on which a record is added, edited and viewed: header, sections and lines as the definition has them. */
export function renderForm(model: PageModel): string {
  const { entity, key, name } = model
  return code`
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { listPathOf } from '@lading/core/entity'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { ${key} } from './${key}.entity'

/** ${entity.label.zh}: add, edit and view. */
export function ${`${name}Form`}() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const toList = () => navigate(listPathOf(pathname))
  const form = useEntityForm(${key}, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: toList,
    onCancel: toList,
  })
  return <EntityForm form={form} />
}
`.text
}
