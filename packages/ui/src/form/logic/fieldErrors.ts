import type { FieldErrors } from 'react-hook-form'
import type { Row } from '@lading/core/rules'
import type { Issue } from '../../foundation/dataSource'

/** Messages of the form's own fields, as react-hook-form keeps them; the first of a field wins. */
export function fieldErrors(issues: readonly Issue[], known: (field: string) => boolean): FieldErrors<Row> {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { line, field, message } of issues) {
    if (line === undefined && field !== undefined && known(field)) errors[field] ??= { type: 'rule', message }
  }
  return errors
}

/** Messages that belong to no field and no cell: they are shown above the form. */
export function recordMessages(issues: readonly Issue[], known: (field: string) => boolean): string[] {
  const own = issues.filter(({ line, field }) => line === undefined && (field === undefined || !known(field)))
  return [...new Set(own.map(({ message }) => message))]
}
