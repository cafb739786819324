import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { Formula } from '../entity/condition/types'
import { AGGREGATES, DATE_PARTS, REPORT_RULES } from '../entity/reportRules'
import type { ReportDrill } from '../entity/reportDrill'
import { DATA_SOURCE_CODE } from './dataSource'
import { difference } from './onlineForm'
import { defineOperation } from './operation'
import { REPORT_LIMITS } from './reportLimits'
import {
  answer,
  auditMembers,
  body,
  dictMap,
  filter,
  id,
  idQuery,
  listQuery,
  nothing,
  page,
  query,
} from './schemas'

/** How a designer calls a report; its address and its right follow from it. */
export const REPORT_CODE = '^[a-z][A-Za-z0-9]{0,29}$'
/** Names of columns and parameters of a stored report. */
export const REPORT_NAME = '^[a-z][A-Za-z0-9]{0,39}$'
/** A field of the source; behind a reference, or in the lines, the parts are joined by dots: `customerCode.level`. */
export const REPORT_PATH = '^[a-z][A-Za-z0-9]{0,59}(\\.[a-z][A-Za-z0-9]{0,59}){0,4}$'

const DESIGN = 'online:report:design'

const closed = <Members extends Parameters<typeof Type.Object>[0]>(members: Members) =>
  Type.Object(members, { additionalProperties: false })
const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: values })

const text = closed({
  zh: Type.String({ minLength: 1, maxLength: 100 }),
  en: Type.String({ minLength: 1, maxLength: 100 }),
})
const name = Type.String({ pattern: REPORT_NAME })
const path = Type.String({ pattern: REPORT_PATH, maxLength: 240 })
const scalar = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()])

const column = closed({
  /** Name in the rows of the report. */
  name,
  title: text,
  /** Where the value comes from. Left out for `count` and for formulas. */
  field: Type.Optional(path),
  part: Type.Optional(oneOf(...DATE_PARTS)),
  /** With one such column, the columns without are what rows are grouped by. */
  aggregate: Type.Optional(oneOf(...AGGREGATES)),
  /** A number from other columns that are no formulas (`Formula` without lines and conditions). */
  formula: Type.Optional(Type.Unknown()),
  /** Decimal places of an average or a formula. @default 2 */
  digits: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
  width: Type.Optional(Type.Integer({ minimum: 40, maximum: 800 })),
  /** Offered in the search form: one value, or a range. */
  search: Type.Optional(oneOf('single', 'group')),
  /** Summed up below the rows. */
  total: Type.Optional(Type.Boolean()),
})

const condition = closed({
  field: path,
  rule: oneOf(...REPORT_RULES),
  value: Type.Optional(Type.Union([scalar, Type.Array(scalar, { maxItems: 100 })])),
  /** In place of a value: what the reader gives. Without one the condition does not count. */
  parameter: Type.Optional(name),
})

const parameter = closed({
  name,
  title: text,
  kind: oneOf('text', 'integer', 'number', 'date'),
  default: Type.Optional(Type.String({ maxLength: 200 })),
})

/** A report as data (ADR 32): no SQL, no name of a table or column; the server compiles it for each reader. */
export const storedReport = closed({
  /** Code of a data source: `source` is then a table of another database, and no data rules hold (ADR 41). */
  dataSource: Type.Optional(Type.String({ pattern: DATA_SOURCE_CODE })),
  /** Key of the entity whose records, or whose lines, the rows are made from. */
  source: Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,59}$' }),
  /** Key of lines of the source: each is a row; their fields are `lines.field`. */
  lines: Type.Optional(Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,59}$' })),
  columns: Type.Array(column, { minItems: 1, maxItems: REPORT_LIMITS.columns }),
  filter: Type.Optional(
    closed({
      match: oneOf('and', 'or'),
      conditions: Type.Array(condition, { maxItems: REPORT_LIMITS.conditions }),
    }),
  ),
  parameters: Type.Optional(Type.Array(parameter, { maxItems: REPORT_LIMITS.parameters })),
  sort: Type.Optional(
    Type.Array(closed({ column: name, order: oneOf('asc', 'desc') }), { maxItems: REPORT_LIMITS.sorts }),
  ),
  /** Only the first rows of the order, e.g. the ten best customers. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: REPORT_LIMITS.rows })),
  /** What is drawn: values over a category. */
  chart: Type.Optional(
    closed({
      type: oneOf('bar', 'line', 'pie'),
      category: name,
      values: Type.Array(name, { minItems: 1, maxItems: 6 }),
    }),
  ),
  /** A table of two dimensions: values where a row meets a column. */
  pivot: Type.Optional(closed({ row: name, column: name, value: name })),
})
/** A report as data, as it is stored and sent. */
export type StoredReport = Omit<Static<typeof storedReport>, 'columns'> & { columns: StoredReportColumn[] }
export type StoredReportColumn = Omit<Static<typeof column>, 'formula'> & { formula?: Formula }
export type StoredReportCondition = Static<typeof condition>
export type StoredReportParameter = Static<typeof parameter>
export type Aggregate = (typeof AGGREGATES)[number]

const version = Type.Integer({ minimum: 1 })
const code = Type.String({ pattern: REPORT_CODE })
/** The server checks all of it and tells what is wrong, by place. */
const definition = Type.Record(Type.String(), Type.Unknown())
const finding = answer({ path: Type.String(), zh: Type.String(), en: Type.String() })
const words = answer({ zh: Type.String(), en: Type.String() })

/** A stored report as the designer's list shows it. */
const designedRow = answer({
  id,
  code: Type.String(),
  labelZh: Type.String(),
  labelEn: Type.String(),
  /** Number of the published version; 0: none yet. */
  published: Type.Integer(),
  /** Counts the saves. */
  version: Type.Integer(),
  /** Whether the draft says something else than what is published. */
  changed: Type.Boolean(),
  ...auditMembers,
})
export type DesignedReportRow = Static<typeof designedRow>

const designed = Type.Intersect([
  designedRow,
  answer({
    draft: definition,
    findings: Type.Array(finding),
    /** Ids of the roles that may read it. */
    readers: Type.Array(Type.String()),
  }),
])
export type DesignedReport = Static<typeof designed>

const readColumn = answer({
  name: Type.String(),
  title: words,
  kind: oneOf('text', 'integer', 'number', 'date', 'datetime', 'instant', 'boolean'),
  dict: Type.Optional(Type.String()),
  search: Type.Optional(oneOf('single', 'group')),
  width: Type.Optional(Type.Integer()),
  digits: Type.Optional(Type.Integer()),
  total: Type.Optional(Type.Boolean()),
})
export type ReadColumn = Static<typeof readColumn>

/** What a reader is told of a report in force. */
const readReport = answer({
  id: Type.String(),
  code: Type.String(),
  label: words,
  columns: Type.Array(readColumn),
  dictOptions: dictMap,
  parameters: Type.Array(parameter),
  chart: Type.Optional(Type.Unknown()),
  pivot: Type.Optional(Type.Unknown()),
  /** Name of the other database that the rows are from: no data rules of this server hold there (ADR 41). */
  foreign: Type.Optional(Type.String()),
  /** Where the records behind its rows are listed; absent where they have no list. */
  drill: Type.Optional(
    answer({
      path: Type.String(),
      /** The conditions that find the same there; absent where no conditions do. */
      query: Type.Optional(
        answer({
          match: oneOf('and', 'or'),
          conditions: Type.Array(Type.Unknown()),
          groups: Type.Array(
            answer({ name: Type.String(), field: Type.String(), part: Type.Optional(oneOf(...DATE_PARTS)) }),
          ),
        }),
      ),
    }),
  ),
})
export type ReadReport = Omit<Static<typeof readReport>, 'chart' | 'pivot' | 'drill'> &
  Pick<StoredReport, 'chart' | 'pivot'> & { drill?: ReportDrill }

const sourceField = answer({
  name: Type.String(),
  zh: Type.String(),
  en: Type.String(),
  kind: Type.String(),
  /** How it is compared: text, integer, number, date, datetime. */
  type: Type.String(),
  dict: Type.Optional(Type.String()),
  /** Key of the entity whose fields may be taken behind it. */
  ref: Type.Optional(Type.String()),
})
const source = answer({
  key: Type.String(),
  area: Type.String(),
  label: words,
  /** Code and name of the data source, for a table of another database (ADR 41). */
  dataSource: Type.Optional(answer({ code: Type.String(), name: Type.String() })),
  fields: Type.Array(sourceField),
  lines: Type.Array(answer({ key: Type.String(), label: words, fields: Type.Array(sourceField) })),
})
export type ReportSource = Static<typeof source>
export type ReportSourceField = Static<typeof sourceField>

const tried = answer({
  findings: Type.Array(finding),
  columns: Type.Array(readColumn),
  records: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  total: Type.Integer(),
})
export type TriedReport = Static<typeof tried>

/** A published version of a report. */
export const reportVersion = answer({
  number: Type.Integer(),
  publishBy: Type.String(),
  publishTime: Type.String(),
  note: Type.String(),
  /** Where its definition differs from that of the version before it. */
  differences: Type.Array(difference),
})
export type ReportVersionModel = Static<typeof reportVersion>

/** Reports that are designed while the server runs, as data (ADR 32). Read they are by the calls of contract §20. */
export const storedReportOperations = {
  reportDesignList: defineOperation({
    id: 'reportDesignList',
    method: 'GET',
    path: '/online/report/list',
    summary: 'Stored reports, with their drafts’ state',
    query: listQuery({ code: filter, labelZh: filter, labelEn: filter }),
    result: page(designedRow),
    permission: DESIGN,
  }),
  reportDesignById: defineOperation({
    id: 'reportDesignById',
    method: 'GET',
    path: '/online/report/queryById',
    summary: 'A stored report: its draft, who reads it, and what is wrong with the draft',
    query: idQuery,
    result: designed,
    permission: DESIGN,
  }),
  reportDesignAdd: defineOperation({
    id: 'reportDesignAdd',
    method: 'POST',
    path: '/online/report/add',
    summary: 'A new report, with a definition as data to begin with',
    body: body({ code, label: text, definition }),
    result: designed,
    permission: DESIGN,
  }),
  reportDesignEdit: defineOperation({
    id: 'reportDesignEdit',
    method: 'PUT',
    path: '/online/report/edit',
    summary: 'Keeps the draft, finished or not; the body carries the version that was read',
    body: body({ id, version, label: Type.Optional(text), definition }),
    result: designed,
    permission: DESIGN,
  }),
  reportDesignDelete: defineOperation({
    id: 'reportDesignDelete',
    method: 'DELETE',
    path: '/online/report/delete',
    summary: 'Deletes a report with its entry in the menu; the records it was made from stay',
    query: idQuery,
    result: nothing,
    permission: DESIGN,
  }),
  reportDesignPublish: defineOperation({
    id: 'reportDesignPublish',
    method: 'POST',
    path: '/online/report/publish',
    summary: 'Puts the draft in force: menu, right, and the roles that read it',
    body: body({
      id,
      version,
      readers: Type.Optional(Type.Array(id, { maxItems: 200 })),
      note: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    result: designed,
    permission: DESIGN,
  }),
  reportDesignVersions: defineOperation({
    id: 'reportDesignVersions',
    method: 'GET',
    path: '/online/report/versions',
    summary: 'Published versions, newest first',
    query: idQuery,
    result: Type.Array(reportVersion),
    permission: DESIGN,
  }),
  reportDesignTakeBack: defineOperation({
    id: 'reportDesignTakeBack',
    method: 'POST',
    path: '/online/report/takeBack',
    summary: 'Puts the version before the published one in force again',
    body: body({ id, version }),
    result: designed,
    permission: DESIGN,
  }),
  reportDesignTry: defineOperation({
    id: 'reportDesignTry',
    method: 'POST',
    path: '/online/report/try',
    summary: 'The first rows of a definition that nobody has stored, as the caller may see them',
    body: body({
      definition,
      parameters: Type.Optional(
        Type.Record(Type.String({ pattern: REPORT_NAME }), Type.String({ maxLength: 200 })),
      ),
    }),
    result: tried,
    permission: DESIGN,
  }),
  reportSources: defineOperation({
    id: 'reportSources',
    method: 'GET',
    path: '/online/report/sources',
    summary: 'What reports may be made from: entities and fields that the caller may see',
    query: query({}),
    result: Type.Array(source),
    permission: DESIGN,
  }),
  reportMine: defineOperation({
    id: 'reportMine',
    method: 'GET',
    path: '/online/report/mine',
    summary: 'The reports that the caller may read, registered and stored ones',
    query: query({}),
    result: Type.Array(answer({ id: Type.String(), code: Type.String(), label: words, path: Type.String() })),
  }),
  reportRead: defineOperation({
    id: 'reportRead',
    method: 'GET',
    path: '/online/report/read',
    summary: 'A report in force: columns, parameters, chart, and how its records are listed',
    query: query({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
    result: readReport,
  }),
  reportTotals: defineOperation({
    id: 'reportTotals',
    method: 'GET',
    path: '/online/report/totals/:id',
    summary: 'The sums of a report over all rows of the query, with the parameters of reportData',
    params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) }),
    query: listQuery({}),
    result: Type.Record(Type.String(), Type.Union([Type.Number(), Type.Null()])),
  }),
}
