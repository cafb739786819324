import { pickedFields } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import { forbidden } from '../http/failures'
import { textSources } from '../list/dictTexts'
import type { ListSpec } from '../list/listSpec'
import type { Session } from '../session'
import type { ResourceContext } from './resourceContext'
import { visible } from './readRecord'
import { mayPick, PICK, referenceTargets } from './references'
import type { StoredTable } from './resourceTable'
import { listColumns } from './resourceTable'

const only = (table: StoredTable, shown: ReadonlySet<string>): StoredTable => ({
  ...table,
  fields: table.fields.filter(({ name }) => shown.has(name)),
})

/**
 * What a picker of the entity's records reads, for a session: rows within its scope, data rules and those of the button
 * 选择; of them only what is picked by, shown, filled or restricted by, less what is hidden from it.
 *
 * @returns undefined when its records are not referred to
 */
export function pickList(resource: ResourceContext): ((session: Session) => Promise<ListSpec>) | undefined {
  const { modules } = resource
  const { entity, header } = resource.tables
  const target = referenceTargets(modules).get(entity.key)
  if (!target) return undefined
  const entities = modules.flatMap((module) => module.entity ?? [])
  const picked = pickedFields(entity, entities)
  const columns = listColumns(header)
  const texts = textSources(entity.fields, modules, entity)
  const { value } = target.reference
  // What has no value cannot be named; to the planner it says that the index of the values holds all rows, in their order.
  const named = sql`t.${sql.identifier(target.value.column)} IS NOT NULL`
  return async (session) => {
    const hidden = (await resource.fieldRights.now()).hidden(entity, session)
    if (!mayPick(session, entity) || hidden.has(value)) throw forbidden()
    const shown = new Set(picked.filter((name) => !hidden.has(name)))
    const fields = only(header, shown).fields
    return {
      from: sql`${sql.identifier(header.table)} t`,
      // The tenant is for the names of what the records name themselves.
      select: sql.join(
        [
          sql`t.id AS id, t.tenant_id AS ${sql.identifier('tenantId')}`,
          ...fields.map(({ column, name }) => sql`t.${sql.identifier(column)} AS ${sql.identifier(name)}`),
        ],
        sql`, `,
      ),
      where: sql`${visible(resource, session, PICK)} AND ${named}`,
      fields: new Map([...columns].filter(([name]) => name === 'id' || shown.has(name))),
      id: sql`t.id`,
      named: true,
      texts: new Map([...texts].filter(([name]) => shown.has(name))),
      defaultSort: { field: value, order: 'asc' },
      counted: header.table,
    }
  }
}
