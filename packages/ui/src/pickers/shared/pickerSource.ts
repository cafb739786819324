import type { ControlProps } from '../../foundation/control/controlProps'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import type { RemoteSource } from '../../foundation/remote-select/remoteSource'

/** A column of a picker's table. */
export interface PickerColumn {
  field: string
  title: string
  /** In pixels. */
  width?: number
  sorter?: boolean
  /** How a value is shown. @default as it stands */
  format?: (value: unknown, row: Record<string, unknown>) => string
}

/** A condition beside the search box of a picker's dialog. */
export interface PickerQueryItem {
  /** The field that is asked for. */
  field: string
  title: string
  /** Code of a dictionary: chosen from it, and asked for as it is. Absent: typed, and asked for as a part. */
  dict?: string
}

/** What a picker's table asks for. */
export interface PickerQuery {
  keyword: string
  /** Other conditions by field, e.g. `departId`. */
  filters: Readonly<Record<string, string>>
  pageNo: number
  pageSize: number
  column?: string
  order?: 'asc' | 'desc'
}

/** Where a picker's table gets its rows, and how it finds pasted entries. */
export interface TableSource extends RemoteSource {
  page(query: PickerQuery, signal: AbortSignal): Promise<{ options: RemoteOption[]; total: number }>
  /** Candidates for pasted entries. Absent: lists cannot be pasted. */
  candidates?(words: string[]): Promise<RemoteOption[]>
  /** Everything by which an option may be called. */
  keysOf?(option: RemoteOption): readonly (string | undefined)[]
}

/**
 * Attributes that every picker field takes. Stored values are a text joined by commas, or a list; `onChange` gives
 * the text, `null` for none, and what was chosen as far as it is known.
 */
export interface PickerFieldProps extends ControlProps<
  string | null,
  [chosen: RemoteOption[]],
  string | readonly string[] | null
> {
  /** Several values. @default false */
  multiple?: boolean
}
