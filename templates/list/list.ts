import { code } from '../code/code'
import type { PageModel } from '../model'

/** The list page. It names what differs from the definition: to begin with, nothing. */
export function renderList(model: PageModel): string {
  const { entity, key, name, style } = model
  const goes = style === 'page'
  return code`
${goes ? code`import { useNavigate } from 'react-router-dom'` : null}
import { EntityList, useListPage } from '@lading/ui/pages'
import { ${key} } from './${key}.entity'
import { ${name}Modal } from './${name}Modal'

/** ${entity.label.zh}: list. */
export function ${`${name}List`}() {
  const page = useListPage(${key})
  ${goes ? code`const navigate = useNavigate()` : null}
  return <EntityList page={page} record={${name}Modal} ${goes ? code`onNavigate={navigate}` : null} />
}
`.text
}
