import type { CellRule, Row } from '../rules/types'
import type { Text } from '../text/text'

/** What a field means. The widget follows from the kind and the place (design: generator, "Kinds are semantic"). */
export type FieldKind =
  | 'code'
  | 'text'
  | 'textarea'
  | 'integer'
  | 'decimal'
  | 'quantity'
  | 'score'
  | 'money'
  | 'percent'
  | 'rate'
  | 'date'
  | 'datetime'
  | 'year'
  | 'boolean'
  | 'dict'
  | 'dictSearch'
  | 'dictMulti'
  | 'status'
  | 'user'
  | 'dept'
  | 'role'
  | 'position'
  | 'record'
  | 'display'
  | 'email'
  | 'mobile'
  | 'url'
  | 'file'
  | 'image'
  | 'area'
  | 'category'
  | 'tree'
  | 'popup'
  | 'richtext'
  | 'rowNumber'

/** One field of an entity or of its lines. */
export interface Field extends Text {
  kind: FieldKind
  required?: boolean
  /** Shown, never taken from a client. */
  readonly?: boolean
  /** No two rows of one tenant (entity) or one parent (line) may share the value. */
  unique?: boolean
  /** Longest text, in characters. @default 255, textarea 2000 */
  maxLength?: number
  min?: number
  max?: number
  /** Decimal places. @default 2 for money and quantity, 6 for rate */
  digits?: number
  default?: string | number | boolean
  /** Dictionary code (dict, dictSearch, dictMulti, status); `table,text,code` of a tree. */
  dict?: string
  /** How a dictionary is shown in a form: `checkbox` for several values, `radio` and `button` for one. @default 'select' */
  look?: 'select' | 'radio' | 'button' | 'checkbox'
  /** Key of the entity that is picked (record), code of the report (popup), code of the root (category). */
  ref?: string
  /** Own field → field of the picked record or column of the report, filled on picking (record, popup). */
  fills?: Record<string, string>
  /** Column of the report whose value is stored (popup). */
  column?: string
  /** The field whose name this one shows (display). */
  of?: string
  /** The field that holds the currency (money). */
  currency?: string
  /** Several values, joined by commas (user, dept, role, position, record, category, tree, popup). */
  multiple?: boolean
  /** @default 6 (spec 2 §5: attachments at most six) */
  maxFiles?: number
  /** Largest file in megabytes (file, image). @default 10 (spec 2 §5) */
  maxFileMB?: number
  /** More rules, evaluated after those that follow from the kind. */
  rules?: CellRule[]
  /** Width of the column in pixels. */
  width?: number
  hint?: Text
}

/** How a query item compares. @default by kind: text like, number ge/le, date range, dictionary in */
export type QueryMode = 'eq' | 'like' | 'range' | 'in'

/** A field name (mode by kind), or one field name with its mode. */
export type QueryItem = string | Record<string, QueryMode>

/** A titled part of a form; each inner array is one row of fields. */
export interface FormSection {
  section: Text
  rows: string[][]
}

/** How a column of lines is summed up in the footer (合计, 平均). */
export type FooterKind = 'sum' | 'average'

/** The lines of a master: rows of a child table, edited in the grid of the master's form. */
export interface LineDefinition {
  label: Text
  fields: Record<string, Field>
  /** Columns of the grid, in order. */
  columns: string[]
  footer?: Record<string, FooterKind>
  /** Computed fields of a line; the server computes them again. */
  derive?: Record<string, (line: Row) => unknown>
  /** @default 5000 */
  maxLines?: number
}

/** One state of a workflow. */
export interface WorkflowState extends Text {
  /** Colour of the tag: an antd preset. @default 'default' */
  color?: string
}

/** A named step from one of the states `from` to the state `to`. */
export interface WorkflowAction extends Text {
  from: string[]
  to: string
  /** Names in `checks` that must hold. */
  checks?: string[]
}

/** One table drives buttons, read-only states, the guards of the calls and the transitions on the server. */
export interface Workflow {
  /** The field of kind `status` that holds the state. */
  field: string
  initial: string
  states: Record<string, WorkflowState>
  actions: Record<string, WorkflowAction>
  /** What is allowed in which states, e.g. `{ edit: ['draft'], delete: ['draft'], 'lines.add': ['draft'] }`. Not named: allowed. */
  allow?: Record<string, string[]>
}

/** A rule over the whole record; `side` says where it runs. @default 'both' */
export interface EntityCheck {
  when?: (record: Row, lines: Record<string, Row[]>) => boolean
  assert: (record: Row, lines: Record<string, Row[]>) => boolean
  message: Text
  /** The field the message is shown at. */
  field?: string
  side?: 'both' | 'server'
}

/** The single source of one business entity: browser, server and generator read it. */
export interface EntityDefinition {
  /** e.g. `saQuotation`: names the calls (`/{area}/{key}/list`), the table and the permissions. */
  key: string
  /** English name in PascalCase, e.g. `Quotation`: names the components, the folder and the route. */
  name: string
  label: Text
  /** Business area, e.g. `sales`: folder and menu group. */
  area: string
  /** The field that names a record to people. */
  title: string
  fields: Record<string, Field>
  /** Columns of the list. */
  list: string[]
  query: QueryItem[]
  form: FormSection[]
  lines?: Record<string, LineDefinition>
  /** Computed fields of the header; the server computes them again. */
  derive?: Record<string, (record: Row, lines: Record<string, Row[]>) => unknown>
  workflow?: Workflow
  checks?: Record<string, EntityCheck>
  permissions: { prefix: string; actions: string[] }
  /** Where the form opens. @default 'page' with lines, else 'modal' */
  style?: 'modal' | 'page'
  /** Guesses of `lading define` that nobody has confirmed yet; `lading check` warns while it is not empty. */
  review: string[]
}

/**
 * Columns every stored record has besides its own fields; only the server writes them.
 * `version` counts the saves: an edit must carry the one it was made on.
 */
export interface StoredColumns {
  id: string
  version: number
  tenantId: number
  sysOrgCode: string
  createBy: string
  createTime: string
  updateBy: string
  updateTime: string
}

/** What a save carries of one kind of lines: only what changed (spec 2 §3, "tableData and deleteData"). */
export interface LineChanges {
  /** New lines (without id, or with a temporary one) and changed lines (with id). */
  tableData: Row[]
  /** Ids of removed lines. */
  deleteData: string[]
}

/** A new row's id until the server gives one, e.g. `row_1_temp`. */
export const TEMPORARY_SUFFIX = '_temp'

/** Name of the ordering column of lines (spec 2 §3). */
export const ORDER_FIELD = 'orderNum'
