import type { EntityDefinition, LineColumn, Row } from '@lading/core/entity'
import { lineColumns } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { EntityFieldRights } from '../auth/fieldRights'
import { isIn } from '../db/statements'
import { addTexts, textSources } from '../list/dictTexts'
import type { ResourceContext } from './resourceContext'
import { selection } from './resourceTable'

export type { LineColumn } from '@lading/core/entity'

/** Reads a heading as people write it: blanks and full or half colons make no difference. */
export const headingKey = (heading: string): string =>
  heading.replace(/[:：]/g, ':').replace(/\s+/g, '').toLowerCase()

/** The columns of lines by their headings, in both languages. */
export function lineHeadings(entity: Pick<EntityDefinition, 'lines'>): ReadonlyMap<string, LineColumn> {
  return new Map(
    lineColumns(entity).flatMap((column) => [
      [headingKey(column.title.zh), column] as const,
      [headingKey(column.title.en), column] as const,
    ]),
  )
}

/** Name under which a cell of a line stands in a row of an export. */
export const lineCell = ({ line, name }: Pick<LineColumn, 'line' | 'name'>): string => `${line}\u0000${name}`

/**
 * Rows of an export with their lines: one for each line, the header's values repeated, so that a file that was sorted can be
 * read again. A record without lines has one row. Kinds of lines follow each other.
 */
export async function withLineRows(
  resource: ResourceContext,
  rows: readonly Row[],
  columns: readonly LineColumn[],
): Promise<Row[]> {
  const { db, dictionaries, modules, tables } = resource
  const byParent = new Map<unknown, Row[]>()
  for (const table of tables.lines) {
    const own = columns.filter(({ line }) => line === table.key)
    if (own.length === 0) continue
    const found = await db.named<Row>(
      sql`SELECT ${selection(table, 'l', true)} FROM ${sql.identifier(table.table)} l
          WHERE ${isIn(
            sql`l.parent_id`,
            rows.map(({ id }) => String(id)),
          )} ORDER BY l.parent_id, l.order_num, l.id`,
    )
    await addTexts(db, dictionaries, found, textSources(table.definition.fields, modules))
    for (const line of found) {
      const cells = own.flatMap(({ name }) =>
        ['', '_dictText'].map((end) => [lineCell({ line: table.key, name: name + end }), line[name + end]]),
      )
      byParent.set(line.parentId, [...(byParent.get(line.parentId) ?? []), Object.fromEntries(cells) as Row])
    }
  }
  return rows.flatMap((row) => (byParent.get(row.id) ?? [{}]).map((cells) => ({ ...row, ...cells })))
}

/** The columns of lines that a session may see. */
export function seenLineColumns(
  entity: Pick<EntityDefinition, 'lines'>,
  rights: Pick<EntityFieldRights, 'lines'>,
): LineColumn[] {
  return lineColumns(entity).filter(({ line, name }) => rights.lines[line]?.hidden.has(name) !== true)
}
