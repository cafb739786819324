import { mayDo } from '../../auth/sessionStore'
import { Failure, forbidden } from '../../http/failures'
import { said } from '../../http/language'
import type { Context } from '../../module'
import type { ReportDefinition } from '../../report/reportDefinition'
import { compileReport, readRight } from '../../reports/compileReport'
import { planOf } from '../../reports/storedReports'
import type { Session } from '../../session'

/** The reports of a server; each is found by who may read it only, with the columns that it may see. */
export interface Reports {
  /** Those that modules register. */
  all: readonly ReportDefinition[]
  /** @throws Failure for an unknown one, 403 without its right */
  byId: (id: string, session: Session) => Promise<ReportDefinition>
  byCode: (code: string, session: Session) => Promise<ReportDefinition>
}

/** The reports of a server's modules, and those that were designed while it ran (ADR 32). */
export function createReports({
  modules,
  fieldRights,
  reports,
}: Pick<Context, 'modules' | 'fieldRights' | 'reports'>): Reports {
  const all = modules.flatMap(({ reports: own = [] }) => own)
  const ids = new Map(all.map((report) => [report.id, report]))
  const codes = new Map(all.map((report) => [report.code, report]))
  const seen = async (report: ReportDefinition, session: Session) => {
    if (!mayDo(session, report.permission)) throw forbidden()
    const hidden = report.entity
      ? (await fieldRights.now()).hidden(report.entity, session)
      : new Set<string>()
    if (hidden.size === 0) return report
    return { ...report, columns: report.columns.filter(({ field }) => !hidden.has(field)) }
  }
  const stored = async (name: string, session: Session) => {
    const found = await reports.find(name)
    if (!found) throw new Failure(said('报表不存在', 'There is no such report'))
    if (!mayDo(session, readRight(found.code))) throw forbidden()
    return compileReport(modules, planOf(found), found, await fieldRights.now(), session)
  }
  const find = (known: ReadonlyMap<string, ReportDefinition>) => (name: string, session: Session) => {
    const report = known.get(name)
    return report ? seen(report, session) : stored(name, session)
  }
  return { all, byId: find(ids), byCode: find(codes) }
}
