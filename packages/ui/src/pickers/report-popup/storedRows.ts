import type { ReportConfig } from '../../foundation/dataSource'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import type { Selection } from '../shared/selection'
import { rowKey } from './reportValues'
import type { FieldMap } from './popupMapping'

/** A row as its table shows it, called by the first column. */
export function reportOption(config: ReportConfig, row: Record<string, unknown>): RemoteOption {
  const key = rowKey(row)
  return { value: key, text: String(row[config.columns[0]?.dataIndex ?? ''] ?? key), row }
}

/** Values that a field holds already, and the column of the report that they come from. */
export interface StoredValues {
  column: string
  /** One for each row, the same value perhaps twice. */
  values: readonly string[]
}

/**
 * The values of a field that a report fills; none where its column is not known.
 *
 * @param separator between the values of several rows; without it the value is one
 */
export function storedValues(
  { orgFields, destFields }: FieldMap,
  field: string,
  value: string | null | undefined,
  separator?: string,
): StoredValues | undefined {
  const column = orgFields[destFields.indexOf(field)]
  const given = value ?? ''
  const values = (separator ? given.split(separator) : [given]).filter(Boolean)
  return column === undefined || values.length === 0 ? undefined : { column, values }
}

/** No row has such a key: they are texts of a page. */
const STAND_IN = '\u0000'

/** Stored values as a selection of rows of which only that value is known. */
export function standIns(stored: StoredValues | undefined): Selection {
  if (!stored) return new Map()
  const { column, values } = stored
  return new Map(
    values.map((text, at) => {
      const value = `${STAND_IN}${at}`
      return [value, { value, text, row: { [column]: text } }]
    }),
  )
}

/** The selection with rows in place of their stand-ins; one row for each, those without a row stay. */
export function withRows(selection: Selection, column: string, rows: readonly RemoteOption[]): Selection {
  const next = new Map<string, RemoteOption>()
  const free = rows.filter(({ value }) => !selection.has(value))
  for (const option of selection.values()) {
    const isStandIn = option.value.startsWith(STAND_IN)
    const at = isStandIn ? free.findIndex(({ row }) => String(row?.[column] ?? '') === option.text) : -1
    const [found = option] = at < 0 ? [] : free.splice(at, 1)
    next.set(found.value, found)
  }
  return next
}
