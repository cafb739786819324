import { defineCell } from '../../api/cell'
import type { CellDefinition, CompiledColumn, Parsed } from '../../api/cell'
import type { Row } from '@lading/core/rules'
import { compareTexts } from '../../api/plainText'
import { findOption } from '../select/findOption'
import { fillsOf } from './fillsOf'
import { LookupPanel, OptionPanel } from '../panels'
import { TagList } from '../tags/TagList'

/** What separates several values that are typed or pasted; stored, they are joined by commas (spec 2 §9). */
const SEPARATORS = /[,，、;；]/

/** The texts in what was typed or pasted that stand for a value each. */
export function wordsOf(text: string, column: CompiledColumn): string[] {
  const parts = column.several ? text.split(SEPARATORS) : [text]
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** The values a cell has, by the texts that are shown for them: those are meant, however many bear the name. */
function presentIn(column: CompiledColumn, row: Row): ReadonlyMap<string, string> {
  const value = row[column.key]
  if (value === null || value === undefined || value === '') return NONE
  const values = column.several ? String(value).split(',') : [String(value)]
  return new Map(values.map((each) => [column.textOf(each, row), each]))
}

const NONE: ReadonlyMap<string, string> = new Map()

/**
 * The words of a text that must be looked up before it can be read: they are no values that have been seen, or picking
 * what they stand for fills other fields.
 */
export function unknownWords(text: string, column: CompiledColumn, row: Row): Set<string> {
  if (!column.lookup?.find) return new Set()
  const present = presentIn(column, row)
  const known = column.def.props?.['fills'] === undefined ? column.knows : column.found
  return new Set(wordsOf(text, column).filter((word) => !present.has(word) && !known(word)))
}

function parseLookup(text: string, column: CompiledColumn, row: Row): Parsed {
  const words = wordsOf(text, column)
  const present = presentIn(column, row)
  for (const word of words) {
    const namesakes = present.has(word) ? undefined : column.namesakes(word)
    if (namesakes === 0) return { ok: false, reason: 'notFound' }
    if (namesakes !== undefined && namesakes > 1) return { ok: false, reason: 'ambiguous' }
  }
  const values = words.map((word) => present.get(word) ?? column.valueOf(word) ?? word)
  const option = column.several ? undefined : column.found(words[0] ?? '')
  const fills = option && fillsOf(column.def.props?.['fills'], option, row)
  return { ok: true, value: [...new Set(values)].join(','), ...(fills && { fills }) }
}

const lookup: CellDefinition = {
  editor: 'line',
  toText: (value, column, row) => column.textOf(value, row),
  // A code from a spreadsheet is taken as it is; the server knows whether it exists.
  parse: parseLookup,
  compare: (a, b, column) => compareTexts(column.textOf(a, {}), column.textOf(b, {})),
  Panel: LookupPanel,
}

/** A value found by searching: an entry of a table dictionary, a record of another entity. */
export const lookupCell = defineCell(lookup)

/** Several values of a dictionary, joined by commas. */
export const multipleCell = defineCell({
  editor: 'line',
  multiple: true,
  toText: (value, column, row) => column.textOf(value, row),
  parse(text, column, row) {
    const options = column.optionsOf(row)
    const values = new Set<string>()
    for (const part of text.split(SEPARATORS)) {
      if (part.trim() === '') continue
      const option = findOption(options, part)
      const own = !option && column.def.allowInput === true
      if (!own && (!option || option.disabled)) return { ok: false, reason: 'notOption' }
      values.add(option?.value ?? part.trim())
    }
    return { ok: true, value: [...values].join(',') }
  },
  compare: (a, b, column) => compareTexts(column.textOf(a, {}), column.textOf(b, {})),
  Display: TagList,
  wraps: true,
  Panel: OptionPanel,
})
