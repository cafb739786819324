import { defineCell } from '../../api/cell'
import { compareTexts } from '../../api/plainText'
import { OptionPanel } from '../panels'
import { filterOptions, findOption } from './findOption'

/** One value of a dictionary; shows its text. Typing filters the list. */
export const selectCell = defineCell({
  editor: 'line',
  toText: (value, column, row) => column.textOf(value, row),
  parse(text, column, row) {
    if (text.trim() === '') return { ok: true, value: '' }
    const options = column.optionsOf(row)
    // What is typed far enough to leave one option means that option.
    const matches = filterOptions(options, text)
    const exact = findOption(options, text)
    if (!exact && column.def.allowInput) return { ok: true, value: text.trim() }
    const option = exact ?? (matches.length === 1 ? matches[0] : undefined)
    if (!option || option.disabled) return { ok: false, reason: 'notOption' }
    return { ok: true, value: option.value }
  },
  compare: (a, b, column) => compareTexts(column.textOf(a, {}), column.textOf(b, {})),
  Panel: OptionPanel,
})
