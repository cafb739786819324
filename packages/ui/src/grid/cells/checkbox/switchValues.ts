import type { CompiledColumn } from '../../engine/compileColumns'

/** The values for on and off; `props.values` of the column names others. @default ['Y', 'N'] (spec 2 §4) */
export function switchValues(column: CompiledColumn): readonly [unknown, unknown] {
  const values = column.def.props?.['values']
  return Array.isArray(values) && values.length === 2 ? [values[0], values[1]] : ['Y', 'N']
}
