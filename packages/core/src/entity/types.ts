import type { Board } from './boards'
import type { FieldKind } from '../kinds'
import type { FieldOptions, QueryMode } from '../kinds/kind'
import type { Row } from '../rules/types'
import type { Text } from '../text/text'
import type { Condition, Formula, Scalar, When } from './condition/types'
import type { CellColour } from './tones'

/** One field of an entity or of its lines. */
export interface Field extends Text, FieldOptions {
  kind: FieldKind
  /** States of the record's (main) workflow in which it may be changed. @default all */
  editableIn?: string[]
  /** Has to be filled in while this holds. */
  requiredWhen?: When
  /** Shown while this holds; otherwise it keeps the value that is stored. A field of lines asks the header only. @default always */
  visibleWhen?: When
  /** Shown, but not changed while this holds. @default never */
  disabledWhen?: When
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
  /** Rows have a handle to be dragged by. @default false: they are moved by keyboard and menu */
  dragHandle?: boolean
  /** Field → the field whose choices it decides; a change empties that one (spec 2 §4). */
  linkage?: Record<string, string>
  /** Fields whose values are shown as coloured tags. */
  tags?: string[]
  /** Fields whose cells open the whole row. */
  details?: string[]
  /** Colours of cells by conditions on their line, which may also ask for fields of the header. */
  colours?: readonly CellColour[]
  /** Computed fields of a line; the server computes them again. */
  derive?: Record<string, Formula | ((line: Row) => unknown)>
  /** @default 5000 */
  maxLines?: number
}

/** One state of a workflow. */
export interface WorkflowState extends Text {
  /** Colour of the tag: an antd preset. @default 'default' */
  color?: string
}

/** A field that a dialog asks for before an action: one of the record (or line), or one of the action's own. */
export type AskedInput =
  | string
  /** The field, to be filled in here although it need not be elsewhere; or the other way round: left empty, it stays as it is. */
  | { field: string; required: boolean }
  /** Asked for, given to the effect, stored nowhere. */
  | (Field & { name: string })

/** What an action on a record asks for line by line, e.g. how much of each line has arrived. */
export interface LineInput {
  /** Key of the lines. */
  lines: string
  /** What is asked for of a line; one in which nothing is entered is left as it is. */
  ask: AskedInput[]
  /** Lines that are asked about. @default all */
  where?: Condition
  /** Columns that stand beside it. @default the first four of the lines */
  show?: string[]
  /** What a field starts with, computed from the line. */
  propose?: Record<string, Formula>
  /** Fields of the entered lines that it writes; a formula knows what was entered. */
  set?: Record<string, ActionValue>
}

/** What a dialog asks for before an action. */
export type ActionInput = AskedInput | LineInput

/** What an action writes: the moment, the day, the user, the department, nothing, a value, or a number that is computed. */
export type ActionValue =
  | 'now'
  | 'today'
  | 'me'
  | 'department'
  | 'nothing'
  | { value: Scalar }
  | { formula: Formula }

/** What every action may say, a step of the workflow, too. */
export interface ActionOptions extends Text {
  /** Must hold; for `lines` each of the chosen lines. A function needs `refusal`, data speaks for itself. */
  when?: When
  /** What is said when `when` does not hold. @default the condition in words */
  refusal?: Text
  /** The question before it, or whether there is one. @default one about the state, where it moves one or destroys */
  confirm?: boolean | Text
  /** Asked for in a dialog before it is done. */
  input?: ActionInput[]
  /** Fields that it writes, on the server alone; of the chosen lines where it is `on: 'lines'`. */
  set?: Record<string, ActionValue>
  /** Names in `checks` that must hold. */
  checks?: string[]
  /** Sent again for a version that it was done to, it changes nothing and answers as the first time. @default false */
  once?: boolean
  /** Name of the effect that the server carries out in the same transaction. */
  effect?: string
  /**
   * Done by the server alone, by an effect or when another system has answered: it has no button and no permission, and a
   * call of it is refused. @default false
   */
  system?: boolean
  /** Told when it is done. @default its name with 成功 */
  done?: Text
  /** Destroys something: its button stands last and is marked. @default whether the state it leads to is red */
  danger?: boolean
  /** The one button that stands out. @default the first that leads on */
  primary?: boolean
}

/** A state that an action leads to in place of the usual one. */
export interface MoveCase {
  /** Asked of the record as the action leaves it. */
  when: Condition
  to: string
}

/** A named step from one of the states `from` to the state `to`. */
export interface WorkflowAction extends ActionOptions {
  from: string[]
  to: string
  /** States that it leads to instead; the first that holds. */
  cases?: MoveCase[]
}

/** Moves of one state field. */
export interface ActionMove {
  /** @default any */
  from?: string[]
  /** @default it stays */
  to?: string
  /** States that it leads to instead of `to`; the first that holds. */
  cases?: MoveCase[]
}

/** Something that can be done to one record, to chosen records of the list, or to chosen lines of a record. */
export interface Action extends ActionOptions, ActionMove {
  /** @default 'record' */
  on?: 'record' | 'selection' | 'lines'
  /** Key of the lines (`on: 'lines'`). @default the only one */
  lines?: string
  /** What it tests and moves of further state fields, by the field. */
  moves?: Record<string, ActionMove>
  /** Fields in which the chosen records or lines must agree (spec 2 §5). */
  same?: string[]
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

/**
 * Who is asked in a step of an approval: the head of the applicant's department (of one above, where there is none or the
 * applicant is it), who has a role, or whom a field of the record names.
 */
export type Approver = 'departmentHead' | { role: string } | { user: string }

/** One step of an approval; one of those who are asked decides it. */
export interface ApprovalStep extends Text {
  by: Approver
  /** The step is needed while this holds. @default always */
  when?: When
}

/** What actions do for an approval. */
export type ApprovalPart = 'submit' | 'approve' | 'return' | 'reject' | 'withdraw' | 'remind'

/**
 * How records are approved: `submit` moves the main workflow into its waiting state, each step is approved by one of
 * those who are asked, and the last approval moves it on. `return` and `reject` end it with a reason, `withdraw` is the
 * applicant's; `remind` tells those who are asked once more. Being asked is the right to decide (ADR 22).
 */
export interface Approval {
  /** In their order. */
  steps: readonly ApprovalStep[]
  /** The entity's actions, where they are not named as their part. */
  actions?: Partial<Record<ApprovalPart, string>>
}

/** A rule over the whole record; `side` says where it runs. @default 'both' */
export interface EntityCheck {
  when?: Condition | ((record: Row, lines: Record<string, Row[]>) => boolean)
  assert: Condition | ((record: Row, lines: Record<string, Row[]>) => boolean)
  message: Text
  /** The field the message is shown at. */
  field?: string
  side?: 'both' | 'server'
}

/** How records of an entity are referred to by fields of others; what is left out follows from the definition. */
export interface ReferenceOptions {
  /** The field whose value is stored: unique and required, or numbered. @default the first such field */
  value?: string
  /** The field that is shown. @default the title, or the field `name` when the title is the value */
  text?: string
  /** The text field that is shown to who reads English, where it is filled in. @default `<text>En`, where there is one */
  textEn?: string
  /** Columns of the picker. @default value, text and the next three of the list */
  columns?: readonly string[]
  /** Fields that the picker's keyword is looked for in, one after the other. @default text, then value */
  search?: readonly string[]
}

/** What the pages of an entity are like: where the form opens, or how the list is made. */
export type PageStyle = 'modal' | 'page' | 'tree' | 'erp' | 'inner' | 'selection' | 'cards' | 'report'

/** The single source of one business entity: browser, server and generator read it. */
export interface EntityDefinition {
  /** e.g. `saQuotation`: names the calls (`/{area}/{key}/list`), the table and the permissions. */
  key: string
  /** English name in PascalCase, e.g. `Quotation`: names the components, the folder and the route. */
  name: string
  label: Text
  /** Business area, e.g. `sales`: folder and menu group. */
  area: string
  /** Base of its calls, for records that the contract keeps elsewhere: `/sys/position`. @default `/{area}/{key}` */
  api?: string
  /** The field that names a record to people. */
  title: string
  /** Records may be picked by fields of other entities (`kind: 'record'`); `{}` for what follows from the rest. */
  reference?: ReferenceOptions
  fields: Record<string, Field>
  /** Columns of the list. */
  list: string[]
  /** Colours of cells of the list by conditions on their record. */
  colours?: readonly CellColour[]
  query: QueryItem[]
  form: FormSection[]
  lines?: Record<string, LineDefinition>
  /** Computed fields of the header; the server computes them again. */
  derive?: Record<string, Formula | ((record: Row, lines: Record<string, Row[]>) => unknown)>
  workflow?: Workflow
  /** Further state fields, each with a workflow of its own, by the field. */
  workflows?: Record<string, Omit<Workflow, 'field'>>
  /** What can be done to records beside the steps of the workflow, or with more than they say. */
  actions?: Record<string, Action>
  /** Who approves records, step by step. @default nobody is asked */
  approval?: Approval
  checks?: Record<string, EntityCheck>
  /** Dictionaries that come with the entity, by code. An administrator may change their options afterwards. */
  dictionaries?: Record<string, EntityDictionary>
  permissions: { prefix: string; actions: string[] }
  /** Where its list stands among those of its area: the smaller first. @default { order: 100 } */
  menu?: { order: number }
  /** How much is still to be done, shown in the chain of documents: a computed field of the header, or what follows from lines. */
  openQuantity?: string | OpenLines
  /** Documents come out of it, or it comes out of one: its form shows the chain (ADR 30). @default false */
  chain?: boolean
  /** A record can be printed, e.g. for the customer; `{}` for what follows from form and columns. @default it cannot */
  print?: PrintLayout
  /** Kind of its pages (`pageKind`). @default 'page' with lines, else 'modal' */
  style?: PageStyle
  /** What dashboards count of its records, by name. */
  figures?: Record<string, Figure>
  /** Guesses of `lading define` that nobody has confirmed yet; `lading check` warns while it is not empty. */
  review: string[]
}

/** The quantity of those lines of which nothing was made yet. */
export interface OpenLines {
  /** Key of the lines, and their field. */
  lines: string
  quantity: string
  /** Key of the entity whose records are made of them. */
  into: string
  /** States of the main workflow in which something may still be made. */
  states: string[]
}

/** A condition of a figure, as an advanced query has it (contract §3.4), or a group of them. */
export type FigureLine =
  | { field: string; rule: string; val?: string }
  | { matchType: 'and' | 'or'; lines: FigureLine[] }

/** How many records of the list fulfil conditions; on a dashboard it opens that list (ADR 30). */
export interface Figure extends Text {
  boards: Board[]
  /** All must hold. */
  where: FigureLine[]
  /** Name of the figure of the same entity that it is a share of. */
  of?: string
  /** How it stands out when it is above 0. @default not at all */
  tone?: 'warning' | 'error'
}

/** What stands on a printed record (A4, in the language of the page). */
export interface PrintLayout {
  /** @default the entity's label */
  title?: Text
  /** Fields above the lines. @default those of the form, without states and computed ones */
  fields?: string[]
  /** The field of whom the paper comes from, e.g. the company; it stands above the title. */
  from?: string
  /** Columns of each kind of lines. @default those of the grid */
  lines?: Record<string, string[]>
  /** Fields below the lines. @default computed amounts of money */
  totals?: string[]
  /** A sentence at the end, e.g. how long an offer holds. */
  note?: Text
  /** Who signs, beside one another. @default nobody */
  signatures?: Text[]
}

/** A dictionary that an entity brings: its name and its options, in their order. */
export interface EntityDictionary extends Text {
  items: (Text & { value: string })[]
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
