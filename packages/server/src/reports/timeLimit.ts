import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../db/database'
import { Failure } from '../http/failures'
import { said } from '../http/language'
import { createListCounts } from '../list/listCounts'
import type { Context } from '../module'
import type { ReportDefinition } from '../report/reportDefinition'

/** Longest that a statement of a report may take, in milliseconds (security.md §1). */
export const REPORT_MS = 20_000
const CANCELLED = '57014'

type Parts = Pick<Context, 'db' | 'counts'>

/** Rows of a statement that can only read and is ended when it takes too long, in a transaction of its own. */
const readOnly = <Name extends 'rows' | 'row' | 'named'>(
  db: Pick<Database, 'transaction'>,
  name: Name,
  statement: SQL,
  ms: number,
) =>
  db.transaction(async (tx) => {
    await tx.run(sql`SET TRANSACTION READ ONLY`)
    await tx.run(sql.raw(`SET LOCAL statement_timeout = ${ms}`))
    return tx[name](statement)
  })

/** The same context, whose statements are run in another way. */
function readingBy<Given extends Parts>(
  context: Given,
  run: (name: 'rows' | 'row' | 'named', statement: SQL) => Promise<unknown>,
): Given {
  const own = {
    ...context.db,
    rows: ((statement) => run('rows', statement)) as Executor['rows'],
    row: ((statement) => run('row', statement)) as Executor['row'],
    named: ((statement) => run('named', statement)) as Executor['named'],
  }
  return { ...context, db: own, counts: createListCounts(own) }
}

/**
 * The same context, on which statements only read and are ended when they take too long: each runs in a transaction of its
 * own. The embedded engine cannot be interrupted; there the watchdog of the database ends what hangs.
 */
export function limited<Given extends Parts>(context: Given, ms = REPORT_MS): Given {
  return readingBy(context, async (name, statement) => {
    try {
      return await readOnly(context.db, name, statement, ms)
    } catch (error) {
      if ((error as { code?: string }).code !== CANCELLED) throw error
      throw new Failure(
        said(
          '报表计算时间过长，请缩小查询范围',
          'The report takes too long: ask for fewer rows, e.g. for a shorter time',
        ),
      )
    }
  })
}

/** Gives the context on which the statements of a report run: the server's own database, or another one (ADR 41). */
export function readingOf<Given extends Parts & Pick<Context, 'dataSources'>>(
  context: Given,
): (report: Pick<ReportDefinition, 'limited' | 'foreign'>) => Given {
  const slow = limited(context)
  return ({ foreign, limited: isLimited }) => {
    if (!foreign) return isLimited ? slow : context
    return readingBy(context, (name, statement) =>
      context.dataSources.read(foreign, (other) => readOnly(other, name, statement, REPORT_MS)),
    )
  }
}
