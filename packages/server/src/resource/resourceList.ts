import { sql } from 'drizzle-orm'
import { textSources } from '../list/dictTexts'
import type { ListColumn, ListSpec } from '../list/listSpec'
import type { Session } from '../session'
import type { ResourceContext } from './hooks'
import { visible } from './readRecord'
import { selection, STORED_COLUMNS } from './resourceTable'

const STORED_KINDS: Record<keyof typeof STORED_COLUMNS, ListColumn['kind']> = {
  id: 'text',
  version: 'integer',
  tenantId: 'integer',
  sysOrgCode: 'text',
  createBy: 'text',
  createTime: 'instant',
  updateBy: 'text',
  updateTime: 'instant',
}
/** Several values in one text column, joined by commas. */
const MULTIPLE = new Set(['dictMulti'])

/** What the list of an entity reads, for a session: fields it may not see are neither read nor filtered nor sorted by. */
export function resourceList(resource: ResourceContext): (session: Session) => Promise<ListSpec> {
  const { entity, header } = resource.tables
  const fields = new Map<string, ListColumn>()
  for (const [name, column] of Object.entries(STORED_COLUMNS))
    if (name !== 'tenantId')
      fields.set(name, {
        column: sql`t.${sql.identifier(column)}`,
        kind: STORED_KINDS[name as keyof typeof STORED_COLUMNS],
      })
  for (const { name, column, kind, field } of header.fields)
    fields.set(name, {
      column: sql`t.${sql.identifier(column)}`,
      kind,
      ...(MULTIPLE.has(field.kind) || field.multiple ? { multiple: true } : {}),
    })
  const base = {
    from: sql`${sql.identifier(header.table)} t`,
    select: selection(header, 't'),
    fields,
    id: sql`t.id`,
    named: true,
    texts: textSources(entity.fields, entity),
    counted: header.table,
  }
  return async (session) => {
    const spec = { ...base, where: visible(resource, session) }
    const hidden = await resource.fieldRights.hidden(entity, session)
    if (hidden.size === 0) return spec
    return {
      ...spec,
      select: selection(header, 't', false, hidden),
      fields: new Map([...fields].filter(([name]) => !hidden.has(name))),
      texts: new Map([...base.texts].filter(([name]) => !hidden.has(name))),
    }
  }
}
