import { code } from '../code/code'
import type { PageModel } from '../model'
import { formImports, formParts } from './sections'

/** The page on which a record is added, edited and viewed. */
export function renderForm(model: PageModel): string {
  const { entity, key, name, route } = model
  const imports = ['EntityForm', 'FormHeader', 'useEntityForm', ...formImports(model)].sort()
  return code`
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { ${imports.map((each) => code`${each},`)} } from '@lading/ui/form'
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

  return (
    <EntityForm form={form}>
      <FormHeader form={form} />
      ${formParts(model)}
    </EntityForm>
  )
}
`.text
}
