import { fillsOf } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'

/** The fields that a picked option fills, with their values: those of `fills`, from the record behind the option. */
export function filledFrom(field: Field, options: readonly RemoteOption[]): Record<string, unknown> {
  const row = options[0]?.row ?? {}
  return Object.fromEntries(fillsOf(field).map(({ to, from }) => [to, row[from] ?? null]))
}
