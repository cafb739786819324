import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { containing } from '../../db/like'
import { commaList, isIn } from '../../db/statements'
import { Failure } from '../../http/failures'
import { route } from '../../http/route'
import type { Context } from '../../module'
import type { Session } from '../../session'
import { optionOf } from './dictionaries'
import { columnOf, createTableDictionaries, partsOf, tableOf, visibleTable } from './tableDictionaries'

const DEFAULT_SIZE = 10
const LARGEST_SIZE = 1_000

interface ValueText {
  value: string
  text: string
}

interface TreeRow {
  id: string
  value: string
  title: string
  parent: string | null
  child: string | null
}

/** `condition`: a JSON object of column → value. @throws Failure for anything else */
function conditionOf(text: string | undefined): [string, unknown][] {
  if (!text) return []
  try {
    const read: unknown = JSON.parse(text)
    if (read && typeof read === 'object' && !Array.isArray(read)) return Object.entries(read)
  } catch {
    // falls through
  }
  throw new Failure('组件JTreeSelect-condition传值有误，需要一个json字符串!')
}

/** Lookups of options and texts (contract §12.2). Tables and columns come from a registry, values are bound. */
export function mountLookups(
  app: FastifyInstance,
  { db, dictionaries, modules, fieldRights }: Context,
): void {
  const registry = createTableDictionaries(modules)
  const parse = async (wire: string, session: Session) => {
    const { source, text, code } = partsOf(registry, wire)
    const table = await visibleTable(source, session, fieldRights)
    return { source: table, text: columnOf(table, text), code: columnOf(table, code) }
  }
  const texts = async (wire: string, session: Session, keyword: string | undefined, size: number) => {
    const { source, text, code: value } = await parse(wire, session)
    const words = commaList(keyword)
    const match =
      words.length > 1
        ? sql`(${isIn(sql`${text}::text`, words)} OR ${isIn(sql`${value}::text`, words)})`
        : words.length === 1
          ? sql`(${text}::text ILIKE ${containing(words[0]!)} OR ${value}::text ILIKE ${containing(words[0]!)})`
          : sql`true`
    return db.rows<ValueText>(
      sql`SELECT ${value}::text AS value, ${text}::text AS text FROM ${sql.identifier(source.table)} t
          WHERE ${source.where(session)} AND ${value} IS NOT NULL AND ${text} IS NOT NULL AND ${match}
          ORDER BY 2, 1 LIMIT ${size}`,
    )
  }

  route(app, operations.dictGetDictItems, async ({ params, session }) => {
    if (!params.code.includes(',')) return dictionaries.options(params.code)
    const rows = await texts(params.code, session, undefined, LARGEST_SIZE)
    return rows.map(({ value, text }) => optionOf(value, text))
  })
  route(app, operations.dictLoadDict, async ({ params, query, session }) => {
    const size = Math.min(Math.max(query.pageSize ?? DEFAULT_SIZE, 1), LARGEST_SIZE)
    if (!params.code.includes(',')) {
      const word = (query.keyword ?? '').toLowerCase()
      const all = await dictionaries.options(params.code)
      const found = all.filter((option) =>
        [option.value, option.text, option.textEn ?? ''].some((part) => part.toLowerCase().includes(word)),
      )
      return found.slice(0, size)
    }
    return (await texts(params.code, session, query.keyword, size)).map(({ value, text }) =>
      optionOf(value, text),
    )
  })
  route(app, operations.dictLoadDictItem, async ({ params, query, session }) => {
    const keys = commaList(query.key).slice(0, LARGEST_SIZE)
    const known = params.code.includes(',')
      ? await db
          .rows<ValueText>(await byKeys(params.code, session, keys))
          .then((rows) => new Map(rows.map(({ value, text }) => [value, text])))
      : await dictionaries.texts(params.code)
    return keys.flatMap((key) => known.get(key) ?? (query.delNotExist === false ? [key] : []))
  })
  async function byKeys(wire: string, session: Session, keys: string[]) {
    const { source, text, code } = await parse(wire, session)
    return sql`SELECT ${code}::text AS value, ${text}::text AS text FROM ${sql.identifier(source.table)} t
      WHERE ${source.where(session)} AND ${isIn(sql`${code}::text`, keys)}`
  }
  route(app, operations.dictLoadTreeData, async ({ query, session }) => {
    const source = await visibleTable(tableOf(registry, query.tableName), session, fieldRights)
    const parent = columnOf(source, query.pidField || 'pid')
    const child = query.hasChildField ? columnOf(source, query.hasChildField) : sql`'0'`
    const conditions = conditionOf(query.condition)
    const where =
      conditions.length > 0
        ? sql.join(
            conditions.map(([name, value]) => sql`${columnOf(source, name)}::text LIKE ${String(value)}`),
            sql` AND `,
          )
        : sql`coalesce(${parent}, '') = ${query.pid ?? ''}`
    const rows = await db.rows<TreeRow>(
      sql`SELECT id, ${columnOf(source, query.code)}::text AS value, ${columnOf(source, query.text)}::text AS title,
            ${parent}::text AS parent, ${child}::text AS child
          FROM ${sql.identifier(source.table)} t WHERE ${source.where(session)} AND ${where}
          ORDER BY 3 LIMIT ${LARGEST_SIZE}`,
    )
    return rows.map((row) => ({
      key: row.id,
      value: row.value,
      title: row.title,
      parentId: row.parent,
      leaf: conditions.length > 0 || row.child !== '1',
    }))
  })
  route(app, operations.dictQueryAllDictItems, () => dictionaries.all())
  route(app, operations.dictRefleshCache, () => {
    dictionaries.forget()
    return null
  })
}
