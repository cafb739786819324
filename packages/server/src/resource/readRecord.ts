import type { Row } from '@lading/core/entity'
import { isApprovalDecision, ORDER_FIELD } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { dataRuleScope } from '../auth/dataRules'
import type { EntityFieldRights } from '../auth/fieldRights'
import type { Executor } from '../db/database'
import type { Session } from '../session'
import { takesPart } from './approval/asked'
import { goneRecord } from './goneRecord'
import type { SavedRecord } from './savedRecord'
import type { StoredRecord } from './hooks'
import type { ResourceWork } from './resourceContext'
import { listColumns, selection } from './resourceTable'

/**
 * Rows that exist for the caller: of the own tenant, within the data scope and the data rules.
 * @param action what is done with them @default 'list'
 */
export function visible(
  { hooks, tables, allRows }: Pick<ResourceWork, 'hooks' | 'tables' | 'allRows'>,
  session: Session,
  action?: string,
): SQL {
  if (allRows) return sql`t.tenant_id = ${session.tenantId}`
  const scope = hooks.scope?.(session)
  const rules = dataRuleScope(tables.entity, listColumns(tables.header), session, action)
  return sql.join(
    [sql`t.tenant_id = ${session.tenantId}`, ...(scope ? [sql`(${scope})`] : []), ...(rules ? [rules] : [])],
    sql` AND `,
  )
}

/**
 * Records that a session reaches by their ids: those that exist for it, and those whose approval it takes part in. These
 * may be read and decided, and nothing else be done with them; lists do not show them.
 * @param action what is done with them @default they are read
 */
export function reachable(
  resource: Pick<ResourceWork, 'hooks' | 'tables' | 'allRows'>,
  session: Session,
  action?: string,
): SQL {
  const own = visible(resource, session, action)
  const { entity } = resource.tables
  if (!entity.approval || !(action === undefined || isApprovalDecision(entity, action))) return own
  return sql`(${own} OR (t.tenant_id = ${session.tenantId} AND ${takesPart(session, entity.key, sql`t.id`)}))`
}

/** No field is called so. */
const ROW = '$row'

/** All lines of a record by key, in their order. */
export async function readLines(
  db: Executor,
  { tables }: Pick<ResourceWork, 'tables'>,
  id: string,
): Promise<Record<string, Row[]>> {
  const lines: Record<string, Row[]> = {}
  for (const line of tables.lines)
    lines[line.key] = await db.named<Row>(
      sql`SELECT ${selection(line, 't', true)} FROM ${sql.identifier(line.table)} t
          WHERE t.parent_id = ${id} ORDER BY t.order_num, t.id`,
    )
  return lines
}

/**
 * A record with its lines, as stored.
 * @param change what is going to be done with it: the row is kept until the transaction ends
 * @throws Failure when there is none for the caller
 */
export async function readStored(
  db: Executor,
  resource: Pick<ResourceWork, 'hooks' | 'tables' | 'allRows'>,
  session: Session,
  id: string,
  change?: string,
): Promise<StoredRecord> {
  const { header } = resource.tables
  const [found] = await db.named<Row>(
    sql`SELECT ${selection(header, 't')}, ${change ? sql`to_jsonb(t)` : sql`NULL`} AS ${sql.identifier(ROW)} FROM ${sql.identifier(header.table)} t
        WHERE t.id = ${id} AND ${reachable(resource, session, change)} ${change ? sql`FOR UPDATE OF t` : sql``}`,
  )
  if (!found) throw await goneRecord(db, resource, session, id)
  const { [ROW]: row, ...record } = found
  return { record, lines: await readLines(db, resource, id), row: (row ?? {}) as StoredRecord['row'] }
}

/** A record as the session may see it; in one object with its lines under their keys. The rows are not changed. */
export function shown({ record, lines }: SavedRecord, rights: EntityFieldRights): Row {
  return {
    ...without(record, rights.hidden),
    ...Object.fromEntries(
      Object.entries(lines).map(([key, rows]) => {
        const hidden = rights.lines[key]!.hidden
        return [key, rows.map((row) => without(row, hidden))]
      }),
    ),
  }
}

function without(row: Row, hidden: ReadonlySet<string>): Row {
  if (hidden.size === 0) return row
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)))
}

/** The lines numbered from 1 in the order given. */
export function numbered(rows: readonly Row[]): Row[] {
  return rows.map((row, at) => ({ ...row, [ORDER_FIELD]: at + 1 }))
}
