import { code } from '../code/code'
import { data } from '../code/data'
import type { PageModel } from '../model'

/**
 * Where the pages of an entity hang in the portal. It names the entity without its definition: routes of all entities
 * are part of the first load, definitions come with their pages.
 */
export function renderRoute({ entity, key, name, style }: PageModel): string {
  const { area, label, permissions } = entity
  return code`
// Derived from ${key}.entity.ts by \`lading generate\`: edits here are overwritten; change the definition.
import { defineBusinessRoute } from '@/app/defineBusinessRoute'

export default defineBusinessRoute({
  entity: ${data({ key, name, label, area, permissions })},
  definition: async () => (await import('./${key}.entity')).${key},
  pages: {
    list: () => import('./${name}List'),
    ${style === 'page' ? code`form: () => import('./${name}Form'),` : null}
    record: async () => (await import('./${name}Modal')).${name}Modal,
  },
})
`.text
}
