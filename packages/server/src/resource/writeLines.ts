import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import { isIn } from '../db/statements'
import type { Session } from '../session'
import type { Change } from './audit'
import { insertRows, updateLineRows } from './bulkRows'
import type { SavedRecord } from './savedRecord'
import type { ResourceWork } from './resourceContext'
import type { MergedLines } from './mergeLines'
import type { StoredField, StoredLines } from './resourceTable'
import { sameValue, storedValue } from './wireValue'

/** The fields of a row as their columns take them. */
export function stored(fields: readonly StoredField[], row: Row): Row {
  const values: Row = {}
  for (const field of fields) values[field.name] = storedValue(field, row[field.name])
  return values
}

const differs = (line: StoredLines, before: Row, after: Row) =>
  before.orderNum !== after.orderNum || line.fields.some(({ name }) => !sameValue(before[name], after[name]))

/** Writes the lines of one kind in bulk and tells what changed. */
async function writeLines(
  tx: Transaction,
  line: StoredLines,
  rows: readonly Row[],
  merged: MergedLines,
  before: readonly Row[],
  { parentId, session }: { parentId: string; session: Session },
): Promise<NonNullable<Change['lines']>[string]> {
  const byId = new Map(before.map((row) => [row.id as string, row]))
  const ready = rows.map((row) =>
    Object.assign(stored(line.fields, row), { id: row.id, orderNum: row.orderNum }),
  )
  const added = ready.filter(({ id }) => merged.added.has(id as string))
  const changed = ready.flatMap((after) => {
    const was = byId.get(after.id as string)
    return was && differs(line, was, after) ? [{ before: was, after }] : []
  })
  if (merged.removed.length > 0)
    await tx.run(
      sql`DELETE FROM ${sql.identifier(line.table)} WHERE parent_id = ${parentId}
          AND ${isIn(
            sql`id`,
            merged.removed.map(({ id }) => id as string),
          )}`,
    )
  const audit = {
    parentId,
    tenantId: session.tenantId,
    sysOrgCode: session.orgCode,
    createBy: session.username,
    updateBy: '',
  }
  for (const statement of insertRows(line, added, true, audit)) await tx.run(statement)
  for (const statement of updateLineRows(
    line,
    changed.map(({ after }) => after),
    parentId,
    session.username,
  ))
    await tx.run(statement)
  return { added, changed, removed: merged.removed }
}

/**
 * Writes the lines of all kinds that the save touches.
 * @returns what changed, by line key
 */
export async function writeAllLines(
  tx: Transaction,
  { tables }: ResourceWork,
  saved: SavedRecord,
  merged: ReadonlyMap<string, MergedLines>,
  before: Record<string, Row[]>,
  owner: { parentId: string; session: Session },
): Promise<NonNullable<Change['lines']>> {
  const changes: NonNullable<Change['lines']> = {}
  for (const line of tables.lines) {
    const part = merged.get(line.key)
    if (part)
      changes[line.key] = await writeLines(
        tx,
        line,
        saved.lines[line.key] ?? [],
        part,
        before[line.key] ?? [],
        owner,
      )
  }
  return changes
}
