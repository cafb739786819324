import { theme } from 'antd'
import type { Row } from '@lading/core/rules'
import type { CompiledColumn } from '../../api/cell'

/**
 * Colour of a tag: of `setTagColor` (spec 2 §3), else the option's own. Antd's presets go by their names, everything
 * else is a colour of CSS.
 */
export function tagColour(column: CompiledColumn, value: string, row: Row): string | undefined {
  const { setTagColor } = column.def
  const given =
    typeof setTagColor === 'function'
      ? setTagColor(value, row)
      : typeof setTagColor === 'string'
        ? setTagColor
        : column.optionsOf(row).find((option) => option.value === value)?.color
  if (given === undefined) return undefined
  const seed: Readonly<Record<string, unknown>> = { ...theme.defaultSeed }
  const preset = seed[given]
  return typeof preset === 'string' ? preset : given
}

/** The tags of a cell: value and text. */
export interface CellTag {
  value: string
  text: string
}

/** What a cell holds, one tag each: values joined by commas, groups joined by semicolons, or the one value. */
export function tagsOf(column: CompiledColumn, value: unknown, row: Row): CellTag[] {
  if (value === null || value === undefined || value === '') return []
  const parts =
    column.def.type === 'tags'
      ? String(value).split(';')
      : column.several
        ? String(value).split(',')
        : [value]
  return parts
    .map((part) => String(part))
    .filter((part) => part !== '')
    .map((part) => ({ value: part, text: column.def.type === 'tags' ? part : column.textOf(part, row) }))
}

/** How many tags a cell shows: of several chosen values one (spec 2 §9), of other cells all. */
export function shownTags(column: CompiledColumn, count: number): number {
  return column.several ? Math.min(1, count) : count
}
