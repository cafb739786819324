import { DATA_SOURCE_LIMITS } from '@lading/core/contract'
import type { StoredReportColumn, StoredReportCondition } from '@lading/core/contract'
import { KINDS, permissionCode, snakeCase } from '@lading/core/entity'
import type { Row } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { FieldRights } from '../auth/fieldRights'
import { mayDo } from '../auth/sessionStore'
import { CODE } from '@lading/core/envelope'
import { forbidden, Failure } from '../http/failures'
import { said } from '../http/language'
import { compileWhere } from '../list/compileList'
import { textSources } from '../list/dictTexts'
import type { ListColumn } from '../list/listSpec'
import type { ServerModule } from '../module'
import type { ReportColumn, ReportDefinition } from '../report/reportDefinition'
import { visible } from '../resource/readRecord'
import type { ServedTable } from '../resource/servedTables'
import type { Session } from '../session'
import { FOREIGN_ID, foreignRows } from '../dataSources/foreignTable'
import { formulaNames, formulaSql } from './formulaSql'
import type { PlannedColumn, ReportPlan } from './planReport'
import { filterFields, whereOf } from './planReport'
import type { ResolvedField } from './resolvePath'
import { mayRead } from './resolvePath'

/** Values of the parameters, typed; `null` for one that nobody gave. */
type Given = Readonly<Record<string, string | number | null>>

const PARTS = {
  year: 'YYYY',
  quarter: 'YYYY"-Q"Q',
  month: 'YYYY-MM',
  day: 'YYYY-MM-DD',
} as const

/** Times of the wire are those of GMT+8 (contract §1.5). */
const moment = ({ column, kind }: ResolvedField): SQL =>
  kind === 'instant' ? sql`(${column} AT TIME ZONE interval '8 hours')` : column

const name = (column: string) => sql.identifier(snakeCase(column))

/** Texts of other databases may be of any length. */
const clipped = ({ column, place }: ResolvedField): SQL =>
  place.table.table === '' ? sql`left(${column}, ${sql.raw(String(DATA_SOURCE_LIMITS.text))})` : column

/** The value of a column in one row, or of one group. */
function expressionOf({ column, source }: PlannedColumn): SQL {
  const { aggregate, part, digits } = column
  if (!source) return sql`count(*)`
  if (part) {
    const text = sql`to_char(${moment(source)}, ${sql.raw(`'${PARTS[part]}'`)})`
    return part === 'day' ? sql`${text}::date` : text
  }
  switch (aggregate) {
    case 'sum':
      return sql`sum(${source.column})`
    case 'avg':
      return sql`round(avg(${source.column}), ${sql.raw(String(digits ?? 2))})`
    case 'min':
      return sql`min(${source.column})`
    case 'max':
      return sql`max(${source.column})`
    case 'count':
      return source.kind === 'text' ? sql`count(nullif(${source.column}, ''))` : sql`count(${source.column})`
    case 'distinct':
      return source.kind === 'text'
        ? sql`count(DISTINCT nullif(${source.column}, ''))`
        : sql`count(DISTINCT ${source.column})`
    case undefined:
      // Blank texts and none at all are one group.
      return source.kind === 'text' ? sql`nullif(${clipped(source)}, '')` : source.column
  }
}

/** The rows of an entity that a session may list. */
const readable = ({ tables, hooks }: ServedTable, session: Session): SQL =>
  sql`(SELECT t.* FROM ${sql.identifier(tables.header.table)} t WHERE ${visible({ tables, hooks }, session)})`

/** The rows of a report's source. */
const rootRows = ({ source, foreign }: ReportPlan, session: Session): SQL =>
  foreign ? foreignRows(foreign.table) : readable(source, session)

/** Tables of the report; a record that the session may not see gives nothing. */
function fromOf(plan: ReportPlan, used: ReadonlySet<string>, session: Session): SQL {
  const { line, links } = plan
  const joins = links
    .filter(({ alias }) => used.has(alias))
    .map(
      ({ alias, from, column, target }) =>
        sql` LEFT JOIN ${readable(target, session)} ${sql.identifier(alias)}
          ON ${sql.identifier(alias)}.${sql.identifier(target.value.column)} = ${sql.identifier(from.alias)}.${sql.identifier(column)}`,
    )
  const lines = line ? sql` JOIN ${sql.identifier(line.table)} l ON l.parent_id = b.id` : sql``
  return sql`${rootRows(plan, session)} b${lines}${sql.join(joins, sql``)}`
}

/** The conditions with what the reader gave; those of a parameter without a value do not count. */
export function givenConditions(
  conditions: readonly StoredReportCondition[],
  given: Given,
): StoredReportCondition[] {
  return conditions.flatMap((condition) => {
    const { parameter, ...rest } = condition
    if (parameter === undefined) return [condition]
    const value = given[parameter] ?? null
    return value === null ? [] : [{ ...rest, value }]
  })
}

/** The columns that a session may read; formulas of others are left out, too. */
function seenColumns(plan: ReportPlan, rights: FieldRights, session: Session): PlannedColumn[] {
  const own = plan.columns.filter(({ source }) => !source || mayRead(source, rights, session))
  const names = new Set(own.map(({ column }) => column.name))
  return own.filter(
    ({ column }) =>
      column.formula === undefined || formulaNames(column.formula).every((each) => names.has(each)),
  )
}

/**
 * Refuses a reader to whom the report would tell of what lists do not show: without the right to list the source, or where
 * rows are chosen or grouped by a field that is hidden.
 * @throws Failure 403
 */
function requireReadable(
  plan: ReportPlan,
  seen: readonly PlannedColumn[],
  rights: FieldRights,
  session: Session,
) {
  const { source, columns, grouped, filtered, foreign } = plan
  if (foreign && foreign.source.tenantId !== session.tenantId)
    throw new Failure(
      said('该数据源属于其他租户', 'The data source belongs to another tenant'),
      CODE.forbidden,
      403,
    )
  if (!mayDo(session, permissionCode(source.entity, 'list')) || seen.length === 0) throw forbidden()
  const groups = columns.filter(({ column }) => grouped && !column.aggregate && column.formula === undefined)
  const closed =
    groups.some((group) => !seen.includes(group)) ||
    [...filtered.values()].some((field) => !mayRead(field, rights, session))
  if (closed)
    throw new Failure(
      said(
        '该报表按您无权查看的字段筛选或分组',
        'This report chooses or groups rows by a field that you may not see',
      ),
      CODE.forbidden,
      403,
    )
}

function readColumn({ column, source, kind }: PlannedColumn): ReportColumn {
  const { title, search, width, total } = column
  const dict = plainValue(column) ? source?.field?.dict : undefined
  return {
    field: column.name,
    title,
    kind,
    ...(dict && !dict.includes(',') ? { dict } : {}),
    ...(search ? { search } : {}),
    ...(width ? { width } : {}),
    ...(total ? { total } : {}),
  }
}

/** Whether a column shows values of its field as they are: they have the field's texts. */
const plainValue = ({ aggregate, part, formula }: StoredReportColumn): boolean =>
  formula === undefined &&
  part === undefined &&
  (aggregate === undefined || aggregate === 'min' || aggregate === 'max')

/** Where the texts of a report's values come from, by column. */
function textsOf(columns: readonly PlannedColumn[], modules: readonly ServerModule[]) {
  const texts: ReturnType<typeof textSources> = new Map()
  for (const { column, source } of columns) {
    if (!source?.field || !plainValue(column) || KINDS[source.field.kind].files) continue
    const { place, name: field } = source
    const found = textSources(
      { [field]: source.field },
      modules,
      place.line === undefined ? place.entity : undefined,
    )
    const text = found.get(field)
    if (text) texts.set(column.name, text)
  }
  return texts
}

/** Tables and conditions of a report, and what it groups by. */
function partsOf(plan: ReportPlan, seen: readonly PlannedColumn[], session: Session, given: Given) {
  const { report, filtered } = plan
  const stored = seen.filter(({ column }) => column.formula === undefined)
  const fields = new Map<string, ListColumn>(
    [...filtered].map(([path, { column, kind }]) => [path, { column, kind }]),
  )
  const { match = 'and', conditions = [] } = report.filter ?? {}
  const where = whereOf(givenConditions(conditions, given), match, filterFields(filtered))
  const used = new Set(
    [...stored.flatMap(({ source }) => source ?? []), ...filtered.values()].flatMap(({ place }) =>
      place.links.map(({ alias }) => alias),
    ),
  )
  return {
    stored,
    groups: stored.filter(({ column }) => !column.aggregate),
    from: sql`${fromOf(plan, used, session)} ${where ? sql`WHERE ${compileWhere({ fields }, where)}` : sql``}`,
  }
}

const valueOf = (each: PlannedColumn): SQL => sql`${expressionOf(each)} AS ${name(each.column.name)}`

/**
 * Ids of the records of the source that stand in groups of a report.
 * @param groups `from`: the report with the alias `r`, which of its rows are `chosen`, and the values of its parameters
 */
export function groupedRecords(
  plan: ReportPlan,
  seen: readonly PlannedColumn[],
  session: Session,
  { from: report, chosen, given }: { from: SQL; chosen: SQL; given: Given },
): SQL {
  const { groups, from } = partsOf(plan, seen, session, given)
  const same = groups.map(
    ({ column }) => sql` AND q.${name(column.name)} IS NOT DISTINCT FROM r.${name(column.name)}`,
  )
  return sql`SELECT q.record_id FROM (SELECT ${sql.join([...groups.map(valueOf), sql`b.id AS record_id`], sql`, `)} FROM ${from}) q
    JOIN ${report} ON ${chosen}${sql.join(same, sql``)}`
}

/** The statement of a report for a session. */
function statementOf(plan: ReportPlan, seen: readonly PlannedColumn[], session: Session, given: Given): SQL {
  const { report, grouped, line, foreign } = plan
  const { stored, groups, from } = partsOf(plan, seen, session, given)
  const formulas = seen.filter(({ column }) => column.formula !== undefined)
  const values = stored.map(valueOf)
  const groupBy =
    grouped && groups.length > 0
      ? sql` GROUP BY ${sql.raw(groups.map((each) => stored.indexOf(each) + 1).join(', '))}`
      : sql``
  const rowId = foreign ? sql`b.${sql.identifier(FOREIGN_ID)}` : sql.raw(line ? 'l.id' : 'b.id')
  const own = grouped ? [] : [sql`${rowId} AS id`]
  const inner = sql`SELECT ${sql.join([...values, ...own], sql`, `)} FROM ${from}${groupBy}`
  const more = formulas.map(
    ({ column }) =>
      sql`round(${formulaSql(column.formula!, (each) => sql`q.${name(each)}`)}, ${sql.raw(String(column.digits ?? 2))}) AS ${name(column.name)}`,
  )
  const key = grouped
    ? [
        sql`md5(jsonb_build_array(${sql.join(
          groups.map(({ column }) => sql`q.${name(column.name)}`),
          sql`, `,
        )})::text) AS id`,
      ]
    : []
  const rows = sql`SELECT ${sql.join([sql`q.*`, ...more, ...key], sql`, `)} FROM (${inner}) q`
  if (report.limit === undefined) return rows
  const order = sortOf(plan, seen).map(
    ({ field, order: way }) => sql`w.${name(field)} ${sql.raw(way === 'asc' ? 'ASC' : 'DESC')}`,
  )
  return sql`SELECT w.* FROM (${rows}) w ORDER BY ${sql.join([...order, sql`w.id`], sql`, `)} LIMIT ${report.limit}`
}

/** The order of a report, as far as its reader sees the columns. */
function sortOf({ report }: ReportPlan, seen: readonly PlannedColumn[]) {
  return (report.sort ?? [])
    .filter(({ column }) => seen.some((each) => each.column.name === column))
    .map(({ column, order }) => ({ field: column, order }))
}

/** What a stored report is called and who may read it. */
export interface ReportHead {
  id: string
  code: string
  label: { zh: string; en: string }
}

/** The right to read a stored report. */
export const readRight = (code: string): string => `online:report:read:${code}`

/**
 * A report for one reader, as the calls of contract §20 work with one that a module registers: bound SQL over the rows that
 * lists would show him or her, of the source and of every record that is joined, without the fields that are hidden.
 * @throws Failure 403 for who may not read it
 */
export function compileReport(
  modules: readonly ServerModule[],
  plan: ReportPlan,
  { id, code, label }: ReportHead,
  rights: FieldRights,
  session: Session,
): ReportDefinition & { shown: readonly PlannedColumn[] } {
  const seen = seenColumns(plan, rights, session)
  requireReadable(plan, seen, rights, session)
  const order = sortOf(plan, seen)
  return {
    id,
    code,
    name: label,
    permission: readRight(code),
    key: 'id',
    limited: true,
    ...(plan.foreign ? { foreign: plan.foreign.source } : {}),
    columns: seen.map(readColumn),
    parameters: plan.report.parameters ?? [],
    texts: textsOf(seen, modules),
    ...(order.length > 0 ? { sort: order } : {}),
    from: (_reader, given) => sql`(${statementOf(plan, seen, session, given)}) r`,
    shown: seen,
  }
}

/** Sums of a report over the rows of a query, for the columns whose sum means something. */
export function totalsOf(seen: readonly PlannedColumn[], grouped: boolean): { name: string; sql: SQL }[] {
  return seen.flatMap(({ column, kind }) => {
    const value = sql`r.${name(column.name)}`
    const { aggregate, formula } = column
    if (formula !== undefined || (kind !== 'number' && kind !== 'integer')) return []
    if (aggregate === 'min' || aggregate === 'max')
      return [{ name: column.name, sql: aggregate === 'min' ? sql`min(${value})` : sql`max(${value})` }]
    if (aggregate === 'sum' || aggregate === 'count' || (!grouped && column.total))
      return [{ name: column.name, sql: sql`sum(${value})` }]
    return []
  })
}

/** The totals with the formulas over them, where all that they name has one. */
export type Totals = Record<string, Row[string]>
