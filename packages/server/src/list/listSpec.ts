import { snakeCase } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { textSources } from './dictTexts'

/** How values of a list's field are read and compared. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'date' | 'datetime' | 'instant' | 'boolean'

/** A field that a list may be filtered and sorted by. */
export interface ListColumn {
  column: SQL
  kind: ColumnKind
  /** Values are comma lists of the column. */
  multiple?: boolean
  /** Its beginnings are indexed, in lower case. */
  beginnings?: boolean
  /** The server itself writes its texts, in capitals: parts of them are found without regard to case at half the price. */
  capitals?: boolean
  /**
   * The column belongs to a record that the row names: conditions are asked of those records once, not of one for each
   * row. `rows` begins the condition, `column` is the column inside of it.
   */
  among?: { rows: SQL; column: SQL }
}

/** One column of an order. */
export interface ListSort {
  field: string
  order: 'asc' | 'desc'
}

/** What a list call reads. Names from the wire are looked up here and nowhere else. */
export interface ListSpec {
  from: SQL
  select: SQL
  /** Which rows exist for the caller: deletion, tenant, data scope. @default all */
  where?: SQL
  fields: ReadonlyMap<string, ListColumn>
  /** Makes the order of equal rows fixed. */
  id: SQL
  /** Field → dictionary code: adds `<field>_dictText`. */
  dictionaries?: Readonly<Record<string, string>>
  /** @default createTime, descending, as far as there is such a field */
  defaultSort?: ListSort | readonly ListSort[]
  /** The statement aliases its columns itself. @default false */
  named?: boolean
  /** More fields with texts, as entities have them. */
  texts?: ReturnType<typeof textSources>
  /** Name under which counts are kept for a few seconds; without it every call counts. */
  counted?: string
  /** Id of the user who asks: what he or she wrote is counted at once. @default every write is */
  asker?: string
}

/** Columns of a table by field name. Times of the audit columns are instants; others are wall-clock times. */
export function columnsOf(alias: string, kinds: Record<string, ColumnKind>): ReadonlyMap<string, ListColumn> {
  return new Map(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      {
        column: sql`${sql.identifier(alias)}.${sql.identifier(snakeCase(name))}`,
        kind: kind === 'datetime' ? 'instant' : kind,
      },
    ]),
  )
}
