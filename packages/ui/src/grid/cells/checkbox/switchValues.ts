import type { CompiledColumn } from '../../api/cell'

/**
 * The values for on and off: those in `props.values` of the column, or its first two options.
 *
 * @default ['Y', 'N'] (spec 2 §4)
 */
export function switchValues(column: CompiledColumn): readonly [unknown, unknown] {
  const values = column.def.props?.['values']
  if (Array.isArray(values) && values.length === 2) return [values[0], values[1]]
  const [on, off] = column.optionsOf(NO_ROW)
  return on && off ? [on.value, off.value] : ['Y', 'N']
}

const NO_ROW = {}
