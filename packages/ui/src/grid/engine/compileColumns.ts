import type { Row } from '@lading/core/rules'
import type { CellDefinition, CompiledColumn } from '../api/cell'
import type { GridColumn } from '../api/column'
import type { GridOption, GridOptionInput } from '../api/option'
import { guardColumn } from './guardColumn'
import { LookupTexts } from './lookupTexts'
import type { Lookup } from '../api/lookup'

/** Where columns get options and texts that are not in their definitions. */
export interface ColumnSources {
  /** Options by dictionary code, as far as they are loaded. */
  dicts?: ReadonlyMap<string, readonly GridOption[]>
  lookupOf?: (column: GridColumn) => Lookup | undefined
  texts?: LookupTexts
}

const NO_OPTIONS: readonly GridOption[] = []

/** Options with their texts, which may be called title or label, too; the same list when there is nothing to do. */
function readOptions(given: readonly GridOptionInput[]): readonly GridOption[] {
  if (given.every((option): option is GridOption => option.text !== undefined)) return given
  return given.map(({ title, label, ...option }) => ({
    ...option,
    text: option.text ?? title ?? label ?? option.value,
  }))
}

/**
 * Prepares columns. Two columns of one key, or a type nobody has defined, are errors of the program that says so.
 *
 * @param sources where options and texts come from that are not in the definitions
 * @throws Error on a doubled key or an unknown type, naming them
 */
export function compileColumns(
  defs: readonly GridColumn[],
  cells: Readonly<Record<string, CellDefinition>>,
  { dicts, lookupOf, texts: learned = new LookupTexts(() => {}) }: ColumnSources = {},
): CompiledColumn[] {
  const seen = new Set<string>()
  return defs.map((given) => {
    const def = guardColumn(given)
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
    const own = def.validateRules ?? []
    const rules = cell.rules ? [...cell.rules(def), ...own] : own
    const { options, dictCode } = def
    const shared =
      typeof options === 'function' ? undefined : options ? readOptions(options) : dicts?.get(dictCode ?? '')
    const texts = new Map((shared ?? NO_OPTIONS).map((option) => [option.value, option.text]))
    const optionsOf = (row: Row) =>
      typeof options === 'function' ? readOptions(options(row)) : (shared ?? NO_OPTIONS)
    const several = cell.multiple === true || def.props?.['multiple'] === true
    const lookup = lookupOf?.(def)
    const textOfOne = (value: string, row: Row) => {
      if (typeof options === 'function')
        return optionsOf(row).find((each) => each.value === value)?.text ?? value
      const found = lookup && !lookup.coded ? learned.get(def.key, lookup, value) : undefined
      return texts.get(value) ?? found ?? value
    }
    return {
      key: def.key,
      title: def.title,
      def,
      cell,
      rules,
      required: def.required ?? rules.some((rule) => rule.required),
      unique: rules.some((rule) => rule.unique || rule.pattern === 'only'),
      asks: rules.some((rule) => rule.handler),
      optionsOf,
      several,
      lookup,
      textOf(value, row) {
        if (value === null || value === undefined || value === '') return ''
        if (!several) return textOfOne(String(value), row)
        return String(value)
          .split(',')
          .map((each) => textOfOne(each, row))
          .join(',')
      },
      valueOf: (text) => learned.valueOf(def.key, text),
      namesakes: (text) => learned.named(def.key, text)?.length,
      knows: (text) => learned.knows(def.key, text),
      found: (text) => learned.found(def.key, text),
      settle: (named) => learned.settle(def.key, named),
      fault: cell.fault?.(def, lookup !== undefined),
      learn: (found) => learned.learn(def.key, found),
    }
  })
}

/** Whether a cell of this row may be edited, apart from the grid being read-only as a whole. */
export function isEditable(column: CompiledColumn, row: Row): boolean {
  const { disabled, derive } = column.def
  if (column.cell.editor === 'none' || derive || column.fault) return false
  return !(typeof disabled === 'function' ? disabled(row) : disabled)
}
