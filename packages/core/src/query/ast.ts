/** How the values of a field are read and compared. `boolean` is a real boolean column. */
export type QueryFieldType = 'text' | 'integer' | 'number' | 'date' | 'datetime' | 'boolean'

/** A field that a list may be filtered and sorted by. */
export interface QueryField {
  type: QueryFieldType
  /** The column holds several values, joined by commas. @default false */
  multiple?: boolean
}

/** All that a list may be filtered and sorted by: names from the wire are looked up here and nowhere else. */
export type QueryFields = Readonly<Record<string, QueryField>>

/** A bound value: numbers for number fields, `YYYY-MM-DD` and `YYYY-MM-DD HH:mm:ss` (GMT+8) for dates. */
export type QueryValue = string | number | boolean

/** Comparisons: equal, not equal, greater, greater or equal, less, less or equal. */
export type CompareOperator = 'eq' | 'ne' | 'gt' | 'ge' | 'lt' | 'le'

/**
 * A condition. Fields are names of `QueryFields`; values have the type of their field. Texts of `like` are plain:
 * whoever writes SQL escapes `%` and `_`.
 */
export type Where =
  | { type: 'and'; parts: Where[] }
  | { type: 'or'; parts: Where[] }
  | { type: 'not'; part: Where }
  | { type: 'compare'; field: string; operator: CompareOperator; value: QueryValue }
  | { type: 'like'; field: string; match: 'contains' | 'starts' | 'ends'; text: string }
  | { type: 'in'; field: string; values: QueryValue[] }
  /** A comma list column that holds at least one of the values as a whole element. */
  | { type: 'member'; field: string; values: string[] }
  /** Null or the empty text. */
  | { type: 'empty'; field: string }

/** One column of the order; `field` is a name of `QueryFields`. The first of a list decides, the next breaks ties. */
export interface Sort {
  field: string
  order: 'asc' | 'desc'
}

/** A list call after its parameters were read: names are looked up, values typed and pages within the limits. */
export interface ListQuery {
  /** @default every row */
  where?: Where
  sort: Sort[]
  /** From 1. */
  pageNo: number
  /** Rows per page; `Infinity` when all were asked for and that is allowed. */
  pageSize: number
  /** Names of conditions that were passed over, where that is allowed. @default none */
  ignored?: string[]
}

/** Joins conditions; none gives `undefined`, one gives itself. */
export function join(type: 'and' | 'or', parts: Where[]): Where | undefined {
  return parts.length > 1 ? { type, parts } : parts[0]
}
