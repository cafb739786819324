import type { CellRule, Row } from '@lading/core/rules'
import type { CellDefinition } from '../cells/defineCell'
import type { GridColumn, GridOption } from '../types'

/** A column as the grid works with it: its cell type found, its options indexed. */
export interface CompiledColumn {
  readonly key: string
  readonly title: string
  readonly def: GridColumn
  readonly cell: CellDefinition
  readonly rules: readonly CellRule[]
  readonly required: boolean
  /** The options of a row. */
  optionsOf(row: Row): readonly GridOption[]
  /** The text of a dictionary value; a value that is not listed stands for itself. */
  textOf(value: unknown, row: Row): string
}

const NO_OPTIONS: readonly GridOption[] = []

/**
 * Prepares columns. Two columns of one key, or a type nobody has defined, are errors of the program that says so.
 *
 * @param dicts options by dictionary code, as far as they are loaded
 * @throws Error on a doubled key or an unknown type, naming them
 */
export function compileColumns(
  defs: readonly GridColumn[],
  cells: Readonly<Record<string, CellDefinition>>,
  dicts: ReadonlyMap<string, readonly GridOption[]> = new Map(),
): CompiledColumn[] {
  const seen = new Set<string>()
  return defs.map((def) => {
    if (!def.key) throw new Error(`A grid column has no key (title "${def.title}").`)
    if (seen.has(def.key)) throw new Error(`Two grid columns have the key "${def.key}"; keys must differ.`)
    seen.add(def.key)
    const type = def.type ?? 'input'
    const cell = Object.hasOwn(cells, type) ? cells[type] : undefined
    if (!cell) {
      throw new Error(
        `Grid column "${def.key}" has the unknown type "${type}". Known: ${Object.keys(cells).join(', ')}. Add your own with cells={{ … }}.`,
      )
    }
    const rules = def.validateRules ?? []
    const { options, dictCode } = def
    const shared = typeof options === 'function' ? undefined : (options ?? dicts.get(dictCode ?? ''))
    const texts = new Map((shared ?? NO_OPTIONS).map((option) => [option.value, option.text]))
    const optionsOf = (row: Row) => (typeof options === 'function' ? options(row) : (shared ?? NO_OPTIONS))
    return {
      key: def.key,
      title: def.title,
      def,
      cell,
      rules,
      required: def.required ?? rules.some((rule) => rule.required),
      optionsOf,
      textOf(value, row) {
        if (value === null || value === undefined || value === '') return ''
        const text = String(value)
        if (typeof options === 'function') {
          return optionsOf(row).find((option) => option.value === text)?.text ?? text
        }
        return texts.get(text) ?? text
      },
    }
  })
}

/** Whether a cell of this row may be edited, apart from the grid being read-only as a whole. */
export function isEditable(column: CompiledColumn, row: Row): boolean {
  const { disabled, derive } = column.def
  if (column.cell.editor === 'none' || derive) return false
  return !(typeof disabled === 'function' ? disabled(row) : disabled)
}
