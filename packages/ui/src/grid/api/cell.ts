import type { ComponentType, InputHTMLAttributes } from 'react'
import type { CellRule, Row } from '@lading/core/rules'
import type { GridMessages } from '../locale/zh-CN'
import type { GridColumn } from './column'
import type { Lookup, LookupOption, NamedOptions } from './lookup'
import type { GridOption } from './option'

/** What reading a text as a value gives: the value and the fields that go with it, or why not. */
export type Parsed =
  | {
      ok: true
      value: unknown
      fills?: Row
      /** The value says less than the text did: people are told. */
      altered?: Alteration
    }
  | { ok: false; reason: ParseFailure }

/** What a value leaves out of the text it was read from. */
export type Alteration = 'rounded' | 'dayOnly' | 'seconds' | 'oneLine'

/** Why a text is no value of a column. */
export type ParseFailure =
  | 'notNumber'
  | 'notArithmetic'
  | 'divisionByZero'
  | 'notDate'
  | 'notDatetime'
  | 'ambiguousDate'
  | 'tooLong'
  | 'notOption'
  | 'notBoolean'
  | 'notFile'
  | 'tooManyFiles'
  | 'readOnly'
  | 'covered'
  | 'notFound'
  | 'ambiguous'

/** What shows a value that is more than text. */
export interface CellDisplayProps {
  value: unknown
  row: Row
  /** Position in the data, from 0. */
  index: number
  column: CompiledColumn
  readOnly: boolean
}

/** What stands under the text while a cell is edited: an option list, a calendar. It never takes the focus. */
export interface CellPanelProps {
  /** The text in the editor. */
  draft: string
  /** Whether the user has typed since the editor opened. */
  typed: boolean
  value: unknown
  row: Row
  column: CompiledColumn
  /** Identifies the panel for `aria-controls`. */
  id: string
  /** Names the marked option for `aria-activedescendant`. */
  onActive: (elementId: string | undefined) => void
  /** Writes a value, and with it other fields of the row; closes the editor unless it shall stay. */
  onPick: (value: unknown, more?: PickOptions) => void
  /** Texts of the grid in the language in force. */
  messages: GridMessages
  /** Opens the dialog of the cell, where it has one. */
  onDialog?: (() => void) | undefined
  /** Gives the panel first look at keys; it answers true when it took one. */
  keys: { current: ((event: { key: string; altKey: boolean }) => boolean) | null }
}

/** A dialog that picks the value of a cell. It is mounted to be opened. */
export interface CellDialogProps {
  value: unknown
  row: Row
  column: CompiledColumn
  messages: GridMessages
  /** Writes the value and other fields of the row in one undo step, and closes the dialog. */
  onPick: (value: unknown, fills?: Row) => void
  onCancel: () => void
}

/** What is wrong with the settings of a column (spec 2 §5). */
export type ColumnFault = 'misconfigured' | 'uneven'

/** What goes with a picked value. */
export interface PickOptions {
  /** Other fields of the row that are written in the same undo step. */
  fills?: Row
  /** Keeps the editor open: several values are being picked. */
  stay?: boolean
}

/** A column as the grid works with it: its cell type found, its options indexed. */
export interface CompiledColumn {
  readonly key: string
  readonly title: string
  readonly def: GridColumn
  readonly cell: CellDefinition
  readonly rules: readonly CellRule[]
  readonly required: boolean
  /** A value may stand in one row only. */
  readonly unique: boolean
  /** A rule asks the page, which may take a while. */
  readonly asks: boolean
  /** The options of a row. */
  optionsOf(row: Row): readonly GridOption[]
  /** Whether a value is several, joined by commas. */
  readonly several: boolean
  /** Where values are searched. */
  readonly lookup: Lookup | undefined
  /** The text of a dictionary value; a value that is not listed stands for itself. */
  textOf(value: unknown, row: Row): string
  /** The value a text stands for, as far as it is known. */
  valueOf(text: string): string | undefined
  /** How many things a text may stand for, where that was looked up. */
  namesakes(text: string): number | undefined
  /** Whether a text is a value that has been seen, or was found to name one alone. */
  knows(text: string): boolean
  /** What a text was found to name alone. */
  found(text: string): LookupOption | undefined
  /** Notes what texts stand for. */
  settle(named: NamedOptions): void
  /** Why the column cannot work: its cells are locked and say so. */
  readonly fault: ColumnFault | undefined
  /** Notes texts of values that were found. */
  learn(options: readonly GridOption[]): void
}

/** How the cells of a column type are filtered. */
export type FilterKind = 'text' | 'number' | 'date' | 'set' | 'checked'

/** How the cells of a column type behave. Everything about a type is here; the grid knows no type by name. */
export interface CellDefinition {
  /** How the cell is edited. `toggle` changes at a click or Space, `none` not at all. */
  editor: 'line' | 'multiline' | 'toggle' | 'none'
  /** The text shown, copied, searched and read out. */
  toText(value: unknown, column: CompiledColumn, row: Row): string
  /** The text the editor starts with. @default toText */
  toDraft?(value: unknown, column: CompiledColumn, row: Row): string
  /** The text that is copied, where it is another one. @default toText */
  toCopy?(value: unknown, column: CompiledColumn, row: Row): string
  /** The text on paper, where it is another one. @default toText */
  toPrint?(value: unknown, column: CompiledColumn): string
  /** Typing does nothing: the panel alone changes the value. @default true */
  typing?: false
  /** A typed or pasted text as a value. */
  parse(text: string, column: CompiledColumn, row: Row): Parsed
  /** Takes or refuses what is being typed: the text the editor shows. @default takes all */
  accept?(draft: string, previous: string): string
  /** Order of two values; blank ones are sorted by the grid. */
  compare(a: unknown, b: unknown, column: CompiledColumn): number
  /** @default null, undefined and '' */
  isEmpty?(value: unknown): boolean
  /** The value Delete leaves. @default '' */
  emptyValue?: string | null | ((column: CompiledColumn) => unknown)
  /** The value of new rows, unless the column names one. @default none */
  initialValue?(column: CompiledColumn): unknown
  /** Rules that every column of the type has, before its own. */
  rules?(column: GridColumn): readonly CellRule[]
  /** Values are several, joined by commas. A column's `props.multiple` says so too. */
  multiple?: boolean
  /** The value after a toggle. */
  toggle?(value: unknown, column: CompiledColumn): unknown
  Display?: ComponentType<CellDisplayProps>
  Panel?: ComponentType<CellPanelProps>
  /** Picks values in a window of its own: Enter opens it, or F2 from the open editor. */
  Dialog?: ComponentType<CellDialogProps>
  /**
   * Whether a column has the dialog.
   *
   * @param provided the grid stands in a `UiProvider`, so that there is a data source
   * @default it has
   */
  hasDialog?(column: CompiledColumn, provided: boolean): boolean
  /** Whether the dialog is the only way to edit: then a press opens it at once. @default false */
  dialogOnly?(column: CompiledColumn): boolean
  /** Why a column cannot work. @param searchable it has a lookup */
  fault?(def: GridColumn, searchable: boolean): ColumnFault | undefined
  align?: 'start' | 'center' | 'end'
  /** What `Display` shows can go on in further lines, as texts do. @default without `Display` */
  wraps?: boolean
  /** Least width (spec 2 §9). */
  minWidth?: number
  /** Width without one of its own. */
  width?: number
  /** Added to a column's own width (spec 2 §9). */
  extraWidth?: number
  /** How columns of the type are filtered. @default by its dictionary's values if it has one, else by text */
  filter?: FilterKind
  /**
   * What its values go on as when they are filled: numbers, days, or texts with numbers and names of days in them.
   * @default by `filter`: numbers and days; else they are repeated
   */
  series?: 'numbers' | 'days' | 'texts'
  /** How a spreadsheet shows its values when they are exported, e.g. `yyyy-mm-dd`. */
  numberFormat?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Belongs to the grid itself: row numbers, checkboxes. Not copied, pasted or searched. */
  marker?: boolean
}

/** Declares a cell type; names what is missing at once instead of when a cell is drawn. */
export function defineCell(definition: CellDefinition): CellDefinition {
  if (definition.editor === 'toggle' && !definition.toggle) {
    throw new Error('A cell type with editor "toggle" needs toggle(value): the value after a click.')
  }
  return definition
}

/** Whether a value counts as blank in a column. */
export function isEmptyIn(cell: CellDefinition, value: unknown): boolean {
  return cell.isEmpty ? cell.isEmpty(value) : value === null || value === undefined || value === ''
}

/** The value Delete leaves in a cell. */
export function emptyValueOf(column: CompiledColumn): unknown {
  const { emptyValue = '' } = column.cell
  return typeof emptyValue === 'function' ? emptyValue(column) : emptyValue
}
