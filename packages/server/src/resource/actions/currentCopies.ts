import type { DecidingCopies, EntityAction, Row } from '@lading/core/entity'
import { decidingCopies, deriveHeader, deriveLines, namedValues, normalizeValue } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { isIn } from '../../db/statements'
import type { Session } from '../../session'
import type { StoredRecord } from '../hooks'
import { referenceTargets } from '../references'
import type { ResourceWork } from '../resourceContext'
import type { SavedRecord } from '../savedRecord'
import { sameValue } from '../wireValue'

/** A stored record whose copies are those of today. */
export interface CurrentRecord extends SavedRecord {
  /** Ids of the lines of which a copy has changed. */
  touched: ReadonlySet<string>
}

const valueOf = ({ of }: DecidingCopies, row: Row) => namedValues(of.field, row[of.name])[0]

/** What the named records hold now, by their stored value, with one statement. Who may list them is not asked: they decide. */
async function read(
  tx: Transaction,
  { modules }: Pick<ResourceWork, 'modules'>,
  session: Session,
  copies: DecidingCopies,
  values: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  const target = referenceTargets(modules).get(copies.of.ref)
  const columns = copies.fills.flatMap(({ from }) => target?.tables.header.byName.get(from) ?? [])
  if (!target || columns.length < copies.fills.length || values.length === 0) return new Map()
  const value = sql`t.${sql.identifier(target.value.column)}`
  const selected = columns.map(
    ({ column, name }) => sql`t.${sql.identifier(column)} AS ${sql.identifier(name)}`,
  )
  const rows = await tx.named<Row & { $value: string }>(
    sql`SELECT ${value} AS "$value", ${sql.join(selected, sql`, `)} FROM ${sql.identifier(target.tables.header.table)} t
        WHERE t.tenant_id = ${session.tenantId} AND ${isIn(value, values)}`,
  )
  return new Map(rows.map((row) => [String(row.$value), row]))
}

/**
 * Records as an action has to see them: the copies that decide about it are read again, at most one statement for each
 * field that names records. What is gone keeps its copies; what is computed of them is computed again.
 */
export async function withCurrentCopies(
  tx: Transaction,
  work: ResourceWork,
  session: Session,
  action: EntityAction | undefined,
  stored: readonly StoredRecord[],
): Promise<CurrentRecord[]> {
  const { entity } = work.tables
  const current = stored.map(({ record, lines }) => ({ record, lines, touched: new Set<string>() }))
  for (const copies of action ? decidingCopies(entity, action) : []) {
    const { line } = copies.of
    const fields = line === undefined ? entity.fields : entity.lines![line]!.fields
    const rows = current.flatMap(({ record, lines }) => (line === undefined ? [record] : (lines[line] ?? [])))
    const values = new Set(rows.flatMap((row) => valueOf(copies, row) ?? []))
    const found = await read(tx, work, session, copies, [...values])
    const renewed = (row: Row): Row => {
      const of = found.get(String(valueOf(copies, row)))
      if (!of) return row
      const now = copies.fills.map(
        ({ to, from }) => [to, normalizeValue(fields[to]!, of[from] ?? null)] as const,
      )
      return now.every(([to, value]) => sameValue(row[to] ?? null, value ?? null))
        ? row
        : { ...row, ...Object.fromEntries(now) }
    }
    for (const each of current) {
      if (line === undefined) each.record = renewed(each.record)
      else {
        const own = each.lines[line] ?? []
        const now = own.map(renewed)
        for (const [at, row] of now.entries()) if (row !== own[at]) each.touched.add(String(row.id))
        each.lines = { ...each.lines, [line]: now }
      }
    }
  }
  return current.map(({ record, lines, touched }, at) => {
    if (record === stored[at]!.record && touched.size === 0) return { record, lines, touched }
    const computed = deriveLines(entity, lines)
    return { record: deriveHeader(entity, record, computed), lines: computed, touched }
  })
}
