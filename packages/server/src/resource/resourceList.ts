import { sql } from 'drizzle-orm'
import { textSources } from '../list/dictTexts'
import type { ListSpec } from '../list/listSpec'
import type { Session } from '../session'
import type { ResourceContext } from './resourceContext'
import { reachedColumns } from './reachedColumns'
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
    id: sql`t.id`,
    named: true,
    texts: textSources(entity.fields, resource.modules, entity),
    counted: header.table,
  }
  return async (session, action) => {
    const where = visible(resource, session, action)
    const rights = await resource.fieldRights.now()
    const hidden = rights.hidden(entity, session)
    const reached = [...reachedColumns(entity, resource.modules, fields)].filter(
      ([, { own, target, field }]) => !hidden.has(own) && !rights.hidden(target.entity, session).has(field),
    )
    const shown = [...fields].filter(([name]) => !hidden.has(name))
    const spec = { ...base, where, fields: new Map([...shown, ...reached]), asker: session.userId }
    if (hidden.size === 0) return spec
    return {
      ...spec,
      select: selection(header, 't', false, hidden),
      texts: new Map([...base.texts].filter(([name]) => !hidden.has(name))),
    }
  }
}
