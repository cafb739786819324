import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Executor } from '../db/database'
import { Failure } from '../http/failures'
import { said } from '../http/language'
import { createListCounts } from '../list/listCounts'
import type { Context } from '../module'

/** Longest that a statement of a report may take, in milliseconds (security.md §1). */
export const REPORT_MS = 20_000
const CANCELLED = '57014'

type Parts = Pick<Context, 'db' | 'counts'>

/**
 * The same context, on which statements only read and are ended when they take too long: each runs in a transaction of its
 * own. The embedded engine cannot be interrupted; there the watchdog of the database ends what hangs.
 */
export function limited<Given extends Parts>(context: Given, ms = REPORT_MS): Given {
  const { db } = context
  const one =
    <Name extends 'rows' | 'row' | 'named'>(name: Name) =>
    async (statement: SQL) => {
      try {
        return await db.transaction(async (tx) => {
          await tx.run(sql`SET TRANSACTION READ ONLY`)
          await tx.run(sql.raw(`SET LOCAL statement_timeout = ${ms}`))
          return tx[name](statement)
        })
      } catch (error) {
        if ((error as { code?: string }).code !== CANCELLED) throw error
        throw new Failure(
          said(
            '报表计算时间过长，请缩小查询范围',
            'The report takes too long: ask for fewer rows, e.g. for a shorter time',
          ),
        )
      }
    }
  const own = {
    ...db,
    rows: one('rows') as Executor['rows'],
    row: one('row') as Executor['row'],
    named: one('named') as Executor['named'],
  }
  return { ...context, db: own, counts: createListCounts(own) }
}
