import { defaultOf, KINDS } from '../kinds'
import type { FieldColumnType, FieldOptions, KnownValues } from '../kinds'
import { CELL_REQUIRED } from '../rules/checkCell'
import type { CellRule, Row } from '../rules/types'
import { textIn } from '../text/text'
import { displayWidth } from '../text/width'
import type { Locale } from '../text/text'
import { MAX_FILE_BYTES, STORED_DIGITS, digitsOf, isNumberKind, maxFilesOf, maxLengthOf } from './fieldKinds'
import { lineComputation } from './derive'
import { holds } from './condition/holds'
import { fieldRules } from './fieldRules'
import { fieldState, isConditional } from './fieldState'
import { isEmptyValue } from '../rules/value'
import { fillSource } from './references'
import type { EntityDefinition, Field, FooterKind } from './types'

/** About the width of a letter of a title, and what stands beside a title: its margins, its menu, its sorting. In pixels. */
const LETTER = 7.5
const BESIDE_TITLE = 52
/** The star of a required column. */
const STAR = 12
/** Longer titles are cut: no title makes a column wider than this. */
const WIDEST_TITLE = 220

/** The width of a definition, or what the title needs in this language, whichever is more. */
function widthFor(title: string, width: number, required: boolean): number {
  const needed = Math.ceil(displayWidth(title) * LETTER) + BESIDE_TITLE + (required ? STAR : 0)
  return Math.max(width, Math.min(needed, WIDEST_TITLE))
}

/** The type of a field's grid column. */
export function columnType(field: FieldOptions & Pick<Field, 'kind'>): FieldColumnType {
  const { column } = KINDS[field.kind]
  return typeof column === 'function' ? column(field) : column
}

/** A column as the grid takes it: plain data but for rules and computation. Names as in spec 2 §3. */
export interface ColumnDescription {
  key: string
  title: string
  type: FieldColumnType
  width?: number
  dictCode?: string
  options?: { value: string; text: string; color?: string }[]
  validateRules: CellRule[]
  required?: boolean
  defaultValue?: string | number | boolean
  statistics?: FooterKind
  format?: 'thousands' | 'percent'
  disabled?: boolean | ((row: Row) => boolean)
  derive?: (row: Row) => unknown
  digits?: number
  fixedDigits?: boolean
  min?: number
  max?: number
  maxLength?: number
  /** Most files of a cell, and the largest in bytes (spec 2 §5). */
  number?: number
  maxBytes?: number
  /** Report whose rows are picked, its columns, and the fields that they fill. */
  popupCode?: string
  orgFields?: string[]
  destFields?: string[]
  tipsContent?: string
  /** The column whose choices this one decides. */
  linkageKey?: string
  /** Values are tags in the colours of their texts. */
  setTagColor?: true
  /** The cell opens the whole row. */
  showDetails?: boolean
  /** What pickers need: entity that is picked, fields it fills, several values, files. */
  props?: Record<string, unknown>
}

/** A field name, or a field with overrides: the column follows from the field, and these members replace its own. */
export type ColumnItem = string | ({ field: string } & Partial<Omit<ColumnDescription, 'key'>>)

const holdsPaths = ({ kind }: Field): boolean => KINDS[kind].files === 'paths'

function propsOf(field: Field): Record<string, unknown> | undefined {
  const props = Object.entries({
    ref: field.ref,
    fills: field.fills,
    where: field.where,
    of: field.of,
    currency: field.currency,
    multiple: field.multiple,
    // A file that is taken off stays stored until the save: cells are undone, and forms left without one.
    removeStored: holdsPaths(field) ? false : undefined,
  }).filter(([, value]) => value !== undefined)
  return props.length > 0 ? Object.fromEntries(props) : undefined
}

/** The report of a popup field; a field that names no column of it leads to a column that says what is missing. */
function popupOf(name: string, { ref = '', column, fills = {} }: Field): Partial<ColumnDescription> {
  return {
    popupCode: ref,
    orgFields: column ? [column, ...Object.values(fills).map(fillSource)] : [],
    destFields: column ? [name, ...Object.keys(fills)] : [],
  }
}

/** The column of one field, without what its lines add. */
function describe(name: string, field: Field, locale: Locale): ColumnDescription {
  const column: ColumnDescription = {
    key: name,
    title: textIn(field, locale),
    type: columnType(field),
    validateRules: fieldRules(field, locale),
  }
  if (field.dict !== undefined) column.dictCode = field.dict
  if (field.required && !field.readonly) column.required = true
  if (field.width !== undefined) column.width = widthFor(column.title, field.width, column.required === true)
  if (defaultOf(field) !== undefined) column.defaultValue = defaultOf(field)
  if (field.readonly) column.disabled = true
  if (field.hint) column.tipsContent = textIn(field.hint, locale)
  if (isNumberKind(field.kind)) {
    column.digits = digitsOf(field)
    // Decimals that nobody asked for are taken, but not shown as zeros.
    if (field.digits === undefined && column.digits === STORED_DIGITS) column.fixedDigits = false
    if (field.min !== undefined) column.min = field.min
    if (field.max !== undefined) column.max = field.max
    const { number, unit } = KINDS[field.kind]
    if (number === 'amount') column.format = unit === '%' ? 'percent' : 'thousands'
  } else if (column.type === 'input' || column.type === 'textarea') column.maxLength = maxLengthOf(field)
  const { limits } = KINDS[field.kind]
  if (limits) Object.assign(column, { min: field.min ?? limits.min, max: field.max ?? limits.max })
  if (holdsPaths(field)) Object.assign(column, { number: maxFilesOf(field), maxBytes: MAX_FILE_BYTES })
  if (field.column !== undefined || KINDS[field.kind].report) Object.assign(column, popupOf(name, field))
  const props = propsOf(field)
  if (props) column.props = props
  return column
}

/** What conditions say of a column, asked row by row. */
function conditional(
  entity: EntityDefinition,
  line: string,
  field: Field,
  { disabled, validateRules }: ColumnDescription,
  { locale, header, known }: { locale: Locale; header: () => Row; known: () => KnownValues },
): Partial<ColumnDescription> {
  const stateOf = (row: Row) =>
    fieldState(entity, field, { row, record: header(), known: known() }, { locale, line })
  const locks = field.editableIn ?? field.disabledWhen
  const required: CellRule = {
    handler: ({ value, row }) => !isEmptyValue(value) || !stateOf(row).required,
    message: textIn(CELL_REQUIRED, locale),
  }
  return {
    ...(locks && disabled !== true ? { disabled: (row: Row) => !stateOf(row).editable } : {}),
    ...(field.requiredWhen && !field.readonly ? { validateRules: [required, ...validateRules] } : {}),
  }
}

/** Fields of lines that are shown with this header; what is not shown depends on the header alone. */
export function shownColumns(
  entity: EntityDefinition,
  line: string,
  names: readonly string[],
  record: Row,
  known?: KnownValues,
): string[] {
  const fields = entity.lines?.[line]?.fields ?? {}
  return names.filter((name) => {
    const when = Object.hasOwn(fields, name) ? fields[name]!.visibleWhen : undefined
    return !when || holds(when, { row: {}, record, known })
  })
}

/**
 * The grid columns of an entity's lines.
 *
 * @param columns names, or names with changes. @default the columns of the line definition
 * @param header the header as it is now, for conditions that ask it. @default an empty one
 * @param known the day, the user … as they are now, for conditions that ask them. @default nothing is known
 * @throws Error when the entity has no such lines or fields
 * @example toGridColumns(saQuotation, 'saQuotationLine', 'zh-CN', ['itemId', { field: 'price', width: 90 }])
 */
export function toGridColumns(
  entity: EntityDefinition,
  lineKey: string,
  locale: Locale,
  columns?: readonly ColumnItem[],
  header: () => Row = () => ({}),
  known: () => KnownValues = () => ({}),
): ColumnDescription[] {
  const line = entity.lines && Object.hasOwn(entity.lines, lineKey) ? entity.lines[lineKey] : undefined
  if (!line) throw new Error(`${entity.key} has no lines called ${lineKey}`)
  const described = (columns ?? line.columns).map((item) => {
    const { field: name, ...changes } = typeof item === 'string' ? { field: item } : item
    const field = Object.hasOwn(line.fields, name) ? line.fields[name] : undefined
    if (!field) throw new Error(`${entity.key}: the lines ${lineKey} have no field called ${name}`)
    const column = describe(name, field, locale)
    const statistics = line.footer?.[name]
    if (statistics) column.statistics = statistics
    // Columns stand in an order of their own: each computes what its formula needs.
    if (line.derive?.[name]) Object.assign(column, { derive: lineComputation(line, name), disabled: true })
    if (isConditional(field))
      Object.assign(column, conditional(entity, lineKey, field, column, { locale, header, known }))
    const linked = line.linkage?.[name]
    if (linked !== undefined) column.linkageKey = linked
    if (line.tags?.includes(name)) column.setTagColor = true
    if (line.details?.includes(name)) column.showDetails = true
    return { ...column, ...changes }
  })
  const handle: ColumnDescription = { key: '$drag', title: '', type: 'row-drag-sort', validateRules: [] }
  return line.dragHandle ? [handle, ...described] : described
}
