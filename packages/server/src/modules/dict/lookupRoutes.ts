import { operations } from '@lading/core/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { commaList } from '../../db/statements'
import { route } from '../../http/route'
import type { Context } from '../../module'
import type { Session } from '../../session'
import type { Option } from './dictionaries'
import { optionOf } from './dictionaries'
import { columnOf, tableDictionaries, malformed, tableOf, visibleTable } from './tableDictionaries'
import type { TextSearch } from './tableTexts'
import { createTableTexts } from './tableTexts'
import { treeCondition } from './treeCondition'

const DEFAULT_SIZE = 10
const MAX_SIZE = 1_000

interface TreeRow {
  id: string
  value: string
  title: string
  parent: string | null
  child: string | null
}

/** Lookups of options and texts (contract §12.2). Tables and columns come from a registry, values are bound. */
export function mountLookups(
  app: FastifyInstance,
  { db, dictionaries, modules, fieldRights }: Context,
): void {
  const registry = () => tableDictionaries(modules)
  const tables = createTableTexts({ db, fieldRights }, registry)
  const sizeOf = (size: number | undefined) => Math.min(Math.max(size ?? DEFAULT_SIZE, 1), MAX_SIZE)
  const isTable = (code: string) => code.includes(',')

  route(app, operations.dictGetDictItems, async ({ params, session }) => {
    if (!isTable(params.code)) return dictionaries.options(params.code)
    const rows = await tables.search(params.code, session, { size: MAX_SIZE })
    return rows.map(({ value, text }) => optionOf(value, text))
  })
  /** Options that contain the keyword; with `others` the rest follows them. */
  const load = async (code: string, session: Session, search: TextSearch): Promise<Option[]> => {
    if (isTable(code))
      return (await tables.search(code, session, search)).map(({ value, text }) => optionOf(value, text))
    const word = (search.keyword ?? '').toLowerCase()
    const all = await dictionaries.options(code)
    const found = all.filter((option) =>
      [option.value, option.text, option.textEn ?? ''].some((part) => part.toLowerCase().includes(word)),
    )
    const rest = search.others ? all.filter((option) => !found.includes(option)) : []
    return [...found, ...rest].slice(0, search.size)
  }
  route(app, operations.dictLoadDict, ({ params, query, session }) =>
    load(params.code, session, { keyword: query.keyword, size: sizeOf(query.pageSize) }),
  )
  route(app, operations.dictLoadDictOrderByValue, ({ params, query, session }) =>
    load(params.code, session, { keyword: query.keyword, size: sizeOf(query.pageSize), others: true }),
  )
  route(app, operations.dictFindOptions, async ({ params, body, session }) => {
    const { code } = params
    if (isTable(code))
      return (await tables.byWords(code, session, body.words)).map(({ value, text }) => optionOf(value, text))
    const words = new Set(body.words.map((word) => word.toLowerCase()))
    return (await dictionaries.options(code)).filter(({ value, text, textEn }) =>
      [value, text, textEn ?? ''].some((part) => words.has(part.toLowerCase())),
    )
  })
  // The same by the parts of a code; SQL of a client is never run.
  const partsOf = (query: { table: string; text: string; code: string; filterSql?: string }) => {
    if (query.filterSql) throw malformed()
    return `${query.table},${query.text},${query.code}`
  }
  for (const operation of [operations.tableDictItems, operations.tableDictFiltered])
    route(app, operation, ({ query, session }) => load(partsOf(query), session, { size: MAX_SIZE }))
  const byKeys = async (
    query: { table: string; text: string; code: string; keys: string },
    session: Session,
  ) => {
    const keys = commaList(query.keys).slice(0, MAX_SIZE)
    const known = await tables.byKeys(partsOf(query), session, keys)
    return keys.filter((key) => known.has(key)).map((key) => optionOf(key, known.get(key)!))
  }
  route(app, operations.tableDictOptions, ({ query, session }) => byKeys(query, session))
  route(app, operations.tableDictTexts, async ({ query, session }) =>
    (await byKeys(query, session)).map(({ text }) => text),
  )
  route(app, operations.tableDictText, async ({ query, session }) => {
    const known = await tables.byKeys(partsOf(query), session, [query.key])
    return known.get(query.key) ?? ''
  })

  const textsOf = (code: string, session: Session, keys: readonly string[]) =>
    isTable(code) ? tables.byKeys(code, session, keys) : dictionaries.texts(code)
  route(app, operations.dictLoadDictItem, async ({ params, query, session }) => {
    const keys = commaList(query.key).slice(0, MAX_SIZE)
    const known = await textsOf(params.code, session, keys)
    return keys.flatMap((key) => known.get(key) ?? (query.delNotExist === false ? [key] : []))
  })
  route(app, operations.dictGetDictText, async ({ params, session }) => {
    const { code, key } = params
    return (await textsOf(code, session, [key])).get(key) ?? ''
  })
  route(app, operations.dictLoadTreeData, async ({ query, session }) => {
    const source = await visibleTable(tableOf(registry(), query.tableName), session, fieldRights)
    const parent = columnOf(source, query.pidField || 'pid')
    const child = query.hasChildField ? columnOf(source, query.hasChildField) : sql`'0'`
    const conditions = treeCondition(query.condition)
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
          ORDER BY 3 LIMIT ${MAX_SIZE}`,
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
