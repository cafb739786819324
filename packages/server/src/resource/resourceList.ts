import { sql } from 'drizzle-orm'
import { textSources } from '../list/dictTexts'
import type { ListSpec } from '../list/listSpec'
import type { Session } from '../session'
import type { ResourceContext } from './resourceContext'
import { visible } from './readRecord'
import { listColumns, selection } from './resourceTable'

/** What the list of an entity reads, for a session: fields it may not see are neither read nor filtered nor sorted by. */
export function resourceList(
  resource: ResourceContext,
): (session: Session, action?: string) => Promise<ListSpec> {
  const { entity, header } = resource.tables
  const fields = listColumns(header)
  const base = {
    from: sql`${sql.identifier(header.table)} t`,
    select: selection(header, 't'),
    fields,
    id: sql`t.id`,
    named: true,
    texts: textSources(entity.fields, resource.modules, entity),
    counted: header.table,
  }
  return async (session, action) => {
    const spec = { ...base, where: visible(resource, session, action), asker: session.userId }
    const hidden = (await resource.fieldRights.now()).hidden(entity, session)
    if (hidden.size === 0) return spec
    return {
      ...spec,
      select: selection(header, 't', false, hidden),
      fields: new Map([...fields].filter(([name]) => !hidden.has(name))),
      texts: new Map([...base.texts].filter(([name]) => !hidden.has(name))),
    }
  }
}
