import { code } from '../code/code'
import type { PageModel } from '../model'

/** Where the pages of an entity hang in the portal. */
export function renderRoute({ key, name, style }: PageModel): string {
  return code`
// Derived from ${key}.entity.ts by \`lading generate\`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'
import { ${key} } from './${key}.entity'

export default defineBusinessRoute({
  entity: ${key},
  pages: {
    list: () => import('./${name}List'),
    ${style === 'page' ? code`form: () => import('./${name}Form'),` : null}
  },
})
`.text
}
