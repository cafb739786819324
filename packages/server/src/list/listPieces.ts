import type { Row } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { isIn } from '../db/statements'
import { currentLocale, inLocale } from '../http/language'
import type { Context } from '../module'
import { compileList } from './compileList'
import { withTexts } from './listPage'
import type { ListSpec } from './listSpec'

/** Rows that are read at a time. */
export const PIECE = 1_000

/**
 * All rows of a list, for an export: the ids in their order at once, the rows piece by piece as they are asked for.
 * Every piece is a short statement of its own, so a slow reader holds neither a connection nor a lock; rows that
 * have gone meanwhile are left out.
 * @param limit most rows
 */
export async function listPieces(
  context: Pick<Context, 'db' | 'dictionaries'>,
  spec: ListSpec,
  params: Row,
  limit: number,
  extra: SQL = sql`true`,
): Promise<{ count: number; pieces: AsyncGenerator<Row[]> }> {
  const { where, orderBy } = compileList(spec, params)
  const own = spec.where ?? sql`true`
  const ids = (
    await context.db.named<{ id: string }>(
      sql`SELECT ${spec.id} AS id FROM ${spec.from} WHERE ${where} AND ${extra} ORDER BY ${orderBy} LIMIT ${limit}`,
    )
  ).map(({ id }) => id)
  // The reader asks for pieces after the request's own turn: the language has to be carried there.
  const locale = currentLocale()
  const piece = async (from: number) => {
    const asked = ids.slice(from, from + PIECE)
    const statement = sql`SELECT ${spec.select} FROM ${spec.from} WHERE ${own} AND ${isIn(spec.id, asked)}`
    const rows = spec.named ? context.db.named<Row>(statement) : context.db.rows<Row>(statement)
    const byId = new Map((await withTexts(context, spec, await rows)).map((row) => [row.id as string, row]))
    return asked.flatMap((id): Row[] => (byId.has(id) ? [byId.get(id)!] : []))
  }
  async function* pieces(): AsyncGenerator<Row[]> {
    for (let from = 0; from < ids.length; from += PIECE) yield await inLocale(locale, () => piece(from))
  }
  return { count: ids.length, pieces: pieces() }
}
