import type { Row } from '@lading/core/rules'
import type { GridColumn } from '../api/column'

/** Faults that were told already, so that a column drawn a thousand times tells its own once. */
const told = new WeakMap<GridColumn, Set<string>>()

/**
 * A column whose own functions cannot break the grid: what they throw is told once in the console, naming the column
 * and the function, and the grid goes on with what it knows: the plain text, no options, a locked cell, the value as
 * it was.
 */
export function guardColumn(def: GridColumn): GridColumn {
  const safe = <Arguments extends unknown[], Result>(
    name: string,
    run: (...given: Arguments) => Result,
    instead: (...given: Arguments) => Result,
  ) => {
    return (...given: Arguments): Result => {
      try {
        return run(...given)
      } catch (error) {
        tell(def, name, error)
        return instead(...given)
      }
    }
  }
  const { format, render, disabled, options, derive, span } = def
  const functions = {
    ...(typeof format === 'function' && { format: safe('format', format, (value) => plain(value)) }),
    ...(render && { render: safe('render', render, ({ value }) => plain(value)) }),
    ...(typeof disabled === 'function' && { disabled: safe('disabled', disabled, () => true) }),
    ...(typeof options === 'function' && { options: safe('options', options, () => []) }),
    ...(typeof span === 'function' && { span: safe('span', span, () => undefined) }),
    ...(derive && { derive: safe('derive', derive, (row: Row) => row[def.key]) }),
  }
  return Object.keys(functions).length ? { ...def, ...functions } : def
}

function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

function tell(def: GridColumn, name: string, error: unknown): void {
  const known = told.get(def) ?? new Set()
  told.set(def, known)
  if (known.has(name)) return
  known.add(name)
  console.error(`Grid column "${def.key}": ${name}() threw. The grid goes on without it.`, error)
}
