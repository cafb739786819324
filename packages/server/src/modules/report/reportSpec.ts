import { REPORT_PARAMETER, snakeCase } from '@lading/core/entity'
import type { Row } from '@lading/core/entity'
import { sql } from 'drizzle-orm'
import type { DataRule } from '../../auth/dataRule'
import { belongs, ruleScope } from '../../auth/dataRules'
import { badRequest } from '../../http/failures'
import type { ListColumn, ListSpec } from '../../list/listSpec'
import type { ReportDefinition, ReportParameter } from '../../report/reportDefinition'
import type { Session } from '../../session'
import { said } from '../../http/language'

const MAX_LENGTH = 200

function valueOf({ name, kind, default: fallback }: ReportParameter, given: unknown): string | number | null {
  const value = given === undefined || given === '' ? fallback : given
  if (value === undefined) return null
  if (typeof value !== 'string' || value.length > MAX_LENGTH || value.includes('\0'))
    throw badRequest(said(`self_${name}: 不是有效的参数`, `self_${name}: not a valid parameter`))
  if (kind === 'text') return value
  if (kind === 'date') {
    if (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))) return value
  } else {
    const number = /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? Number(value) : NaN
    if (Number.isFinite(number) && (kind === 'number' || Number.isInteger(number))) return number
  }
  throw badRequest(said(`self_${name}: 不是有效的参数`, `self_${name}: not a valid parameter`))
}

/** The declared parameters of a call, typed; `self_` names that nobody declared are ignored (contract §20). */
export function reportParameters(
  report: ReportDefinition,
  query: Row,
): Record<string, string | number | null> {
  return Object.fromEntries(
    (report.parameters ?? []).map((parameter) => [
      parameter.name,
      valueOf(
        parameter,
        Object.hasOwn(query, REPORT_PARAMETER + parameter.name)
          ? query[REPORT_PARAMETER + parameter.name]
          : undefined,
      ),
    ]),
  )
}

/** The rest of the query: filters, sort and page. */
export function reportFilters(query: Row): Row {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([name]) => !name.startsWith(REPORT_PARAMETER) && name !== 'onlRepUrlParamStr' && name !== 'force_id',
    ),
  )
}

/** Whether a data rule binds the report: by its permission, its page, or the entity whose records it shows. */
function concerns(report: ReportDefinition, rule: DataRule): boolean {
  const pages = [report.code, report.id].map((name) => `/online/cgreport/${name}`)
  return (
    rule.codes.split(',').some((code) => code.trim() === report.permission) ||
    pages.includes(rule.url) ||
    (report.entity !== undefined && belongs(rule, report.entity, 'list'))
  )
}

/** What the list of a report reads. */
export function reportList(report: ReportDefinition, session: Session, query: Row): ListSpec {
  const column = (field: string) => sql`r.${sql.identifier(snakeCase(field))}`
  const fields = new Map(
    report.columns.map(({ field, kind }): [string, ListColumn] => [field, { column: column(field), kind }]),
  )
  const rules = ruleScope((rule) => concerns(report, rule), fields, session)
  return {
    ...(rules ? { where: rules } : {}),
    from: report.from(session, reportParameters(report, query)),
    select: sql.join(
      [
        ...report.columns.map(({ field }) => sql`${column(field)} AS ${sql.identifier(field)}`),
        // Names of records are looked for in the tenant of the rows.
        ...(report.texts
          ? [
              sql`${session.tenantId}::integer AS ${sql.identifier('tenantId')}, ${column(report.key)}::text AS id`,
            ]
          : []),
      ],
      sql`, `,
    ),
    ...(report.texts ? { texts: report.texts } : {}),
    ...(report.sort ? { defaultSort: report.sort } : {}),
    fields,
    id: column(report.key),
    named: true,
  }
}
