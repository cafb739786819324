import type { RemoteOption, RemoteSource } from '../../foundation/remote-select/remoteSource'

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

/** Attributes that every picker field takes, alone, in antd's Form, and in react-hook-form. */
export interface PickerFieldProps {
  id?: string
  /** Stored values: a text joined by commas, or a list. */
  value?: string | readonly string[] | null
  /** Given the values joined by commas, `null` for none, and what was chosen as far as it is known. */
  onChange?: (value: string | null, chosen: RemoteOption[]) => void
  onBlur?: () => void
  /** Several values. @default false */
  multiple?: boolean
  disabled?: boolean
  status?: 'error'
  placeholder?: string
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-required'?: boolean
  'aria-invalid'?: boolean
}
