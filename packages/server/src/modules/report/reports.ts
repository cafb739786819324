import type { FieldRightsStore } from '../../auth/fieldRights'
import { mayDo } from '../../auth/sessionStore'
import { Failure, forbidden } from '../../http/failures'
import type { ServerModule } from '../../module'
import type { ReportDefinition } from '../../report/reportDefinition'
import type { Session } from '../../session'

/** The registered reports; each is found by who may read it only, with the columns that it may see. */
export interface Reports {
  all: readonly ReportDefinition[]
  /** @throws Failure for an unknown one, 403 without its right */
  byId: (id: string, session: Session) => Promise<ReportDefinition>
  byCode: (code: string, session: Session) => Promise<ReportDefinition>
}

/** The reports of a server's modules. */
export function createReports({
  modules,
  fieldRights,
}: {
  modules: readonly ServerModule[]
  fieldRights: FieldRightsStore
}): Reports {
  const all = modules.flatMap(({ reports = [] }) => reports)
  const ids = new Map(all.map((report) => [report.id, report]))
  const codes = new Map(all.map((report) => [report.code, report]))
  const seen = async (report: ReportDefinition | undefined, session: Session) => {
    if (!report) throw new Failure('报表不存在')
    if (!mayDo(session, report.permission)) throw forbidden()
    const hidden = report.entity
      ? (await fieldRights.now()).hidden(report.entity, session)
      : new Set<string>()
    if (hidden.size === 0) return report
    return { ...report, columns: report.columns.filter(({ field }) => !hidden.has(field)) }
  }
  return {
    all,
    byId: (id, session) => seen(ids.get(id), session),
    byCode: (code, session) => seen(codes.get(code), session),
  }
}
