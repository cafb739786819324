import type { FieldKind } from '../kinds'
import type { FieldOptions, QueryMode } from '../kinds/kind'
import type { Row } from '../rules/types'
import type { Text } from '../text/text'

/** One field of an entity or of its lines. */
export interface Field extends Text, FieldOptions {
  kind: FieldKind
}

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
  /** Gives the record up: its button stands last and is marked. @default whether the state it leads to is red */
  danger?: boolean
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
