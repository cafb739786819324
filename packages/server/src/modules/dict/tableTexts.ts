import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { containing } from '../../db/like'
import { commaList, isIn } from '../../db/statements'
import type { Context } from '../../module'
import type { Session } from '../../session'
import type { TableDictionary } from './tableDictionaries'
import { columnOf, partsOf, visibleTable } from './tableDictionaries'

/** A value of a table dictionary and its text. */
export interface ValueText {
  value: string
  text: string
}

/** What is looked for among the options of a table. */
export interface TextSearch {
  /** Contained in text or value; several, joined by commas, are values or texts. */
  keyword?: string
  size: number
  /** Others follow those that are found. @default false: they are left out */
  others?: boolean
}

/** Lookups in registered tables (contract §12.3): names come from the registry, values are bound. */
export interface TableTexts {
  /** @param wire `table,text,code` @throws Failure unless it is registered, 403 without the right to the table */
  search: (wire: string, session: Session, search: TextSearch) => Promise<ValueText[]>
  /** Options whose text or value is one of the words, whatever their case. */
  byWords: (wire: string, session: Session, words: readonly string[]) => Promise<ValueText[]>
  byKeys: (wire: string, session: Session, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

/** Words that are called alike bring several options each; more than this nobody pastes. */
const MAX_FOUND = 20_000

/** @param registry tables that lookups may name, at the moment of asking */
export function createTableTexts(
  { db, fieldRights }: Pick<Context, 'db' | 'fieldRights'>,
  registry: () => ReadonlyMap<string, TableDictionary>,
): TableTexts {
  const parse = async (wire: string, session: Session) => {
    const { source, text, code } = partsOf(registry(), wire)
    const table = await visibleTable(source, session, fieldRights)
    return { source: table, text: columnOf(table, text), value: columnOf(table, code) }
  }
  const matching = (text: SQL, value: SQL, keyword: string | undefined): SQL => {
    const words = commaList(keyword)
    if (words.length > 1)
      return sql`(${isIn(sql`${text}::text`, words)} OR ${isIn(sql`${value}::text`, words)})`
    if (words.length === 0) return sql`true`
    const word = containing(words[0]!)
    return sql`(${text}::text ILIKE ${word} OR ${value}::text ILIKE ${word})`
  }
  return {
    search: async (wire, session, { keyword, size, others = false }) => {
      const { source, text, value } = await parse(wire, session)
      const match = matching(text, value, keyword)
      return db.rows<ValueText>(
        sql`SELECT ${value}::text AS value, ${text}::text AS text FROM ${sql.identifier(source.table)} t
            WHERE ${source.where(session)} AND ${value} IS NOT NULL AND ${text} IS NOT NULL
              AND ${others ? sql`true` : match}
            ORDER BY ${others ? sql`NOT ${match}, ` : sql``} 2, 1 LIMIT ${size}`,
      )
    },
    byWords: async (wire, session, words) => {
      const { source, text, value } = await parse(wire, session)
      const wanted = words.map((word) => word.toLowerCase())
      return db.rows<ValueText>(
        sql`SELECT ${value}::text AS value, ${text}::text AS text FROM ${sql.identifier(source.table)} t
            WHERE ${source.where(session)} AND ${value} IS NOT NULL AND ${text} IS NOT NULL
              AND (${isIn(sql`lower(${text}::text)`, wanted)} OR ${isIn(sql`lower(${value}::text)`, wanted)})
            ORDER BY 2, 1 LIMIT ${MAX_FOUND}`,
      )
    },
    byKeys: async (wire, session, keys) => {
      const { source, text, value } = await parse(wire, session)
      const rows = await db.rows<ValueText>(
        sql`SELECT ${value}::text AS value, ${text}::text AS text FROM ${sql.identifier(source.table)} t
            WHERE ${source.where(session)} AND ${isIn(sql`${value}::text`, keys)}`,
      )
      return new Map(rows.map((row) => [row.value, row.text]))
    },
  }
}
