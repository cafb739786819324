import { code } from '../code/code'
import type { PageModel } from '../model'

/** The page on which a record is added, edited and viewed: header, sections and lines as the definition has them. */
export function renderForm(model: PageModel): string {
  const { entity, key, name, route } = model
  return code`
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { ${key} } from './${key}.entity'

/** ${entity.label.zh}: add, edit and view. */
export function ${`${name}Form`}() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(${key}, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('${route}'),
    onCancel: () => navigate('${route}'),
  })
  return <EntityForm form={form} />
}
`.text
}
