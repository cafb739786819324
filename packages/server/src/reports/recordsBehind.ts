import type { Row } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { reportList, reportParameters } from '../modules/report/reportSpec'
import type { Session } from '../session'
import type { compileReport } from './compileReport'
import { groupedRecords } from './compileReport'
import type { ReportPlan } from './planReport'

/** Which rows of a report are followed, and by what the records are known where they are looked for. */
interface Followed {
  id: SQL
  rows: readonly string[]
  /** Values of the report's parameters, as a call carries them: `self_<name>`. */
  given: Row
}

/**
 * The records of the source that stand behind rows of a report, as a condition on their ids. The rows are those that the
 * session would be shown: one that a data rule hides leads nowhere.
 */
export function recordsBehind(
  plan: ReportPlan,
  report: ReturnType<typeof compileReport>,
  { id, rows, given }: Followed,
  session: Session,
): SQL {
  const spec = reportList(report, session, given)
  const chosen = sql`${spec.where ?? sql`true`} AND ${spec.id}::text = ANY(${sql.param(rows)}::text[])`
  if (plan.grouped) {
    const values = reportParameters(report, given)
    return sql`${id} IN (${groupedRecords(plan, report.shown, session, { from: spec.from, chosen, given: values })})`
  }
  const shown = sql`SELECT r.id FROM ${spec.from} WHERE ${chosen}`
  if (!plan.line) return sql`${id} IN (${shown})`
  return sql`${id} IN (SELECT l.parent_id FROM ${sql.identifier(plan.line.table)} l WHERE l.id IN (${shown}))`
}
