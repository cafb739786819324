import type { CellRule } from '../rules/types'
import type { Text } from '../text/text'
import type { Known } from './known'

/** Ways in which a query item may compare; those of one value beside `eq` are wrapped around it (spec 2 §5). */
export const QUERY_MODES = [
  'eq',
  'like',
  'range',
  'in',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'left_like',
  'right_like',
] as const

/** How a query item compares. */
export type QueryMode = (typeof QUERY_MODES)[number]

/** Column types of the grid that fields lead to; the grid knows more (spec 2 §3). */
export type FieldColumnType =
  | 'normal'
  | 'input'
  | 'textarea'
  | 'inputNumber'
  | 'date'
  | 'datetime'
  | 'checkbox'
  | 'radio'
  | 'select'
  | 'select-dict-search'
  | 'select-multiple'
  | 'sel_user'
  | 'sel_depart'
  | 'sel_role'
  | 'sel_position'
  | 'sel_area'
  | 'sel_category'
  | 'sel_tree'
  | 'popup'
  | 'richtext'
  | 'file'
  | 'image'
  | 'row-number'
  // Kinds that bring a cell of their own name its type here without touching this list.
  | (string & {})

/** Where a filled value comes from. */
export interface FillSource {
  /** Field of the picked record. */
  from: string
  /** A value that stands there already stays. */
  whenEmpty: true
}

/**
 * What a field of a target must be: a value, one of several, or what another field of the same row (`field`), or of the
 * header above a line (`header`), holds. While that other field is empty it restricts nothing.
 */
export type ReferenceCondition =
  | string
  | number
  | readonly (string | number)[]
  | { field: string }
  | { header: string }

/** What a definition says of one field besides its kind and its labels. */
export interface FieldOptions {
  required?: boolean
  /** Shown, never taken from a client. */
  readonly?: boolean
  /** No two rows of one tenant (entity) or one parent (line) may share the value. */
  unique?: boolean
  /** Code of a check rule that administrators keep: a value has to pass it (spec 1 §5). */
  checkRule?: string
  /** Longest text, in characters. @default 255, textarea 2000 */
  maxLength?: number
  min?: number
  max?: number
  /** Decimal places. @default 2 for money and quantity, 6 for rate */
  digits?: number
  /** What a new row holds: a value, or e.g. `{ the: 'today' }` for the day on which it is begun. */
  default?: string | number | boolean | Known
  /** Dictionary code (dict, dictSearch, dictMulti, status); `table,text,code` of a tree. */
  dict?: string
  /** How a dictionary is shown in a form: `checkbox` for several values, `radio` and `button` for one. @default 'select' */
  look?: 'select' | 'radio' | 'button' | 'checkbox'
  /** Key of the entity that is picked (record), code of the report (popup), code of the root (category). */
  ref?: string
  /**
   * Own field → field of the picked record or column of the report (record, popup). Who picks is proposed the value; a
   * read-only field is a copy that the server writes. `whenEmpty`: only where nothing stands yet (record).
   */
  fills?: Record<string, string | FillSource>
  /** Which records may be picked: field of the target → what it must be; all of them hold (record). */
  where?: Record<string, ReferenceCondition>
  /** What becomes of the field when the record it names is deleted (record). @default 'refuse' the deletion */
  onDelete?: 'refuse' | 'empty'
  /** Column of the report whose value is stored (popup). */
  column?: string
  /** Letters before the numbers that the server gives (code). @default from the entity's name: `Quotation` → `QT` */
  prefix?: string
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

/** Type of a field's column in the database. */
export type StoredType = 'text' | 'integer' | 'numeric' | 'date' | 'timestamp'

/** A table whose rows a kind's values name, by columns in camelCase; the server decides which rows may be seen. */
export interface NamedTable {
  table: string
  /** Column of the stored value. */
  value: string
  /** Column of the name that is shown. */
  text: string
  /** The name in English, where the table has one. */
  textEn?: string
  /** The names in further languages: a JSON object by their tags, where the table has one. */
  names?: string
  /** Further columns whose value means one row alone, e.g. a job number: a file may give these instead. */
  codes: readonly string[]
  /** How one may be named in a file, for the message. */
  hint: Text
}

/** A source of numbers for demo data, e.g. one that starts from a seed. */
export interface RandomSource {
  /** A whole number from `min` to `max`, both included. */
  integer: (min: number, max: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** A day near today, `YYYY-MM-DD`. */
  day: () => string
  /** The day on which the record was made, `YYYY-MM-DD`. */
  made: () => string
}

/** A field as its kind sees it. */
export type KindField = Readonly<FieldOptions & Text>

/**
 * What a kind of field means, in one place: how it is stored, checked, compared, listed, shown in a grid, and what
 * values look like. Browser, server, generator and templates read it; what people see of it is its folder in
 * `@lading/ui`.
 */
export interface Kind {
  stored: StoredType
  /** Values are numbers: amounts stand at the right with thousands separators, plain ones do not. */
  number?: 'amount' | 'plain'
  /** Decimal places unless the field says others; at most those that are stored. @default 6 for numeric */
  digits?: number
  /** Zeros fill the decimals up where a value is shown. @default false */
  fixedDigits?: boolean
  /** Shown behind a number, e.g. `%`. */
  unit?: string
  /** Smallest and greatest value unless the field says others. */
  limits?: { min: number; max: number }
  /** Always holds several values, joined by commas; of other kinds the field's `multiple` says so. @default false */
  list?: boolean
  /** Longest text in characters unless the field says so. @default 255 */
  maxLength?: number
  /** The server gives an empty one the next number of its entity. @default false */
  numbered?: boolean
  /** Only the server writes it: the state of a workflow. @default false */
  serverOnly?: boolean
  /** Values are chosen, not typed. `dict`: from `dict`; `yesNo`: Y and N; `states`: the workflow's states. */
  choices?: 'dict' | 'yesNo' | 'states'
  /** Names of values come from another place: `dict` (searched in `dict`), `category`, `record`, or a table of the system. */
  names?: 'dict' | 'category' | 'record' | NamedTable
  /** Values are accounts of people, who can be asked to approve. @default false */
  people?: boolean
  /** Values come out of a row of an online report, of which other columns fill fields. @default false */
  report?: boolean
  /** Shows what belongs to another field (`of`), and is entered nowhere. @default false */
  shown?: boolean
  /** The place of a line, which nobody enters and no save sends. @default false */
  place?: boolean
  /** People write it in their own words: it can hold why something was done. @default false */
  prose?: boolean
  /** What it may be in the head of a form: whom a record is with where it refers to nobody, its amount, its date. */
  head?: 'party' | 'amount' | 'date'
  /** Values are, or contain, addresses of stored files. */
  files?: 'paths' | 'html'
  /** How a search form compares. @default 'like' */
  query?: QueryMode
  /** Conditions that an advanced query offers. @default 'text' */
  conditions?: 'choice' | 'number' | 'moment' | 'text' | 'none'
  /** A search for a value finds what lies within it, too, e.g. the districts of a city. @default false */
  within?: boolean
  /** Type of its grid column. */
  column: FieldColumnType | ((field: Readonly<FieldOptions>) => FieldColumnType)
  /** Width of its column in a list, in pixels. @default 140 */
  width?: number
  /** @default true */
  sortable?: boolean
  /** Takes a row of its own in a form and no column in a generated list. @default false */
  wide?: boolean
  /** Summed up below a grid unless the definition says otherwise. @default false */
  summed?: boolean
  /** Rank among what a generated list is searched by; lower comes first. @default not searched by */
  searchRank?: number
  /** Options without which a field of the kind means nothing. */
  needs?: readonly (keyof FieldOptions)[]
  /** A rule with a preset pattern (spec 2 §5), asked after all others of the kind. */
  pattern?: { preset: string; message: Text }
  /**
   * What is wrong with a value that is not empty, besides what follows from the rest of this description.
   * @param text the value as text; lists joined by commas
   */
  fault?: (text: string, field: KindField) => Text | undefined
  /** A value for stories and tests; `row` counts from 1. Absent: nothing fits everywhere. */
  example?: (row: number, field: KindField, name: string) => string | number | undefined
  /** A believable value for demo data; `null` for none. Absent: by the field's name. */
  random?: (source: RandomSource, name: string) => string | number | null
  /** Names in camelCase that suggest the kind to `lading define`, before its own rules. Without the flag `g`. */
  suggestedBy?: readonly RegExp[]
}
