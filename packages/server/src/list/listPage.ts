import { pageOf } from '@lading/core/envelope'
import type { Page } from '@lading/core/envelope'
import type { Row } from '@lading/core/entity'
import type { ListQueryOptions } from '@lading/core/query'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Context } from '../module'
import { compileList } from './compileList'
import { addTexts } from './dictTexts'
import type { ListSpec } from './listSpec'

/** Most rows of a page; pickers ask for up to a thousand (security.md §1). */
const PAGE = 1_000
/** Rows that may be skipped: what lies deeper is found by filters. */
const MAX_DEPTH = 1_000_000
/** From so many skipped rows on a long list's ids are found first: an index gives them without touching the rows. */
const DEEP = 200
/** Rows with a beginning that are put in order rather than looked for in the list's own order. */
const FEW = 10_000

/** Texts beside coded values: those of the spec's dictionaries and of an entity's fields. */
export async function withTexts(
  context: Pick<Context, 'db' | 'dictionaries'>,
  spec: ListSpec,
  rows: Row[],
): Promise<Row[]> {
  const own = Object.entries(spec.dictionaries ?? {}).map(([name, dict]) => [name, { dict }] as const)
  await addTexts(context.db, context.dictionaries, rows, new Map([...own, ...(spec.texts ?? [])]))
  return rows
}

/**
 * Whether few rows begin as was asked. The newest of them are looked for by the planner from the newest row on, which
 * passes half a list for numbers that are years old: it does not know that numbers and times grow together (ADR 38).
 */
async function isFew({ db }: Pick<Context, 'db'>, spec: ListSpec, beginnings: SQL): Promise<boolean> {
  const own = spec.where ?? sql`true`
  const found = await db.row<{ few: boolean }>(
    sql`SELECT count(*) <= ${FEW} AS few
        FROM (SELECT FROM ${spec.from} WHERE ${own} AND ${beginnings} LIMIT ${FEW + 1}) begun`,
  )
  return found?.few ?? false
}

/**
 * A page of a list (contract §3): filters, sort and paging of the wire, each name looked up in the spec, each value
 * bound. Clients of several generations ask the lists of the system for conditions that some of them do not know: those
 * are passed over and named in the answer. Records of the business refuse them, as exports and advanced queries do: who
 * takes a list for filtered must not act on all of it.
 * @param options.unknown what becomes of conditions on fields that are not there. @default 'passOver'
 * @throws QueryError for an unknown column of the order, and for a malformed filter
 */
export async function listPage(
  context: Pick<Context, 'db' | 'dictionaries' | 'counts'>,
  spec: ListSpec,
  params: Row,
  { unknown = 'passOver' }: Pick<ListQueryOptions, 'unknown'> = {},
): Promise<Page<Row>> {
  const { where, orderBy, pageNo, pageSize, beginnings, ignored } = compileList(spec, params, {
    maxPageSize: PAGE,
    maxOffset: MAX_DEPTH,
    unknown,
  })
  const offset = (pageNo - 1) * pageSize
  const few = spec.counted && beginnings ? await isFew(context, spec, beginnings) : false
  // Behind an offset the planner finds the rows before it thinks of their order.
  const found = few ? sql`(SELECT t.* FROM ${spec.from} WHERE ${where} OFFSET 0) t` : undefined
  const page = sql`FROM ${found ?? sql`${spec.from} WHERE ${where}`} ORDER BY ${orderBy} LIMIT ${pageSize} OFFSET ${offset}`
  const statement =
    offset < DEEP || !spec.counted || found
      ? sql`SELECT ${spec.select} ${page}`
      : sql`SELECT ${spec.select} FROM ${spec.from}
            WHERE ${spec.id} = ANY(ARRAY(SELECT ${spec.id} ${page})) ORDER BY ${orderBy}`
  const rows = await (spec.named ? context.db.named<Row>(statement) : context.db.rows<Row>(statement))
  const full = pageNo === 1 && rows.length < pageSize
  const count = full ? rows.length : await context.counts.total(spec, where)
  return {
    ...pageOf(await withTexts(context, spec, rows), count, pageNo, pageSize),
    ...(ignored ? { ignored } : {}),
  }
}
