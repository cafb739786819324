import { defineCell } from '../../api/cell'
import type { CompiledColumn, Parsed } from '../../api/cell'
import { calculator } from './calculator'
import {
  inFormat,
  isTypedArithmetic,
  isTypedNumber,
  numberText,
  plainDigits,
  readNumber,
  roundTo,
  saysAll,
} from './numberText'

function digitsText(value: unknown, { def: { digits, fixedDigits } }: CompiledColumn): string {
  const full = numberText(value, digits)
  return fixedDigits === false && full.includes('.') ? full.replace(/\.?0+$/, '') : full
}

function shownText(value: unknown, column: CompiledColumn): string {
  return inFormat(digitsText(value, column), column.def.format)
}

/** The result of `=12*3.5`. In a column of percentages a sum of such is one, too: `=10%+2%` is 12 there. */
function calculated(text: string, { def: { digits, format } }: CompiledColumn): Parsed {
  const percent = format === 'percent' && /[%％]/.test(text)
  const wanted = percent ? `=(${text.replace(/^\s*[=＝]/, '')})*100` : text
  const result = calculator.calculate?.(wanted, digits)
  if (!result) return { ok: false, reason: 'notNumber' }
  if (result.ok)
    return { ok: true, value: result.value, ...(result.rounded && { altered: 'rounded' as const }) }
  return { ok: false, reason: result.reason === 'division' ? 'divisionByZero' : 'notArithmetic' }
}

/** A number (spec 2 §5, "Number cells"), or arithmetic that begins with `=`. Blank is null. */
export const inputNumberCell = defineCell({
  editor: 'line',
  align: 'end',
  filter: 'number',
  inputMode: 'decimal',
  emptyValue: null,
  toText: shownText,
  // What stands for a hundredth in a spreadsheet stays in the grid.
  toCopy(value, column, row) {
    const { format } = column.def
    if (typeof format === 'function') return format(value, row)
    return format === 'percent' ? digitsText(value, column) : shownText(value, column)
  },
  toDraft: (value) => numberText(value),
  accept(draft, previous) {
    const plain = plainDigits(draft)
    return isTypedNumber(plain) || isTypedArithmetic(plain) ? plain : previous
  },
  parse(text, column) {
    if (/^\s*[=＝]/.test(text)) return calculated(text, column)
    const bare = column.def.format === 'percent' ? text.replace(/\s*[%％]\s*$/, '') : text
    // A lone minus or point is what is left of a number nobody finished (spec 2 §5: else empty).
    if (/^[-.]*$/.test(bare.trim())) return { ok: true, value: null }
    const value = readNumber(bare)
    if (value === undefined) return { ok: false, reason: 'notNumber' }
    if (value === null) return { ok: true, value }
    const rounded = roundTo(value, column.def.digits)
    return { ok: true, value: rounded, ...(!saysAll(bare, rounded) && { altered: 'rounded' as const }) }
  },
  compare: (a, b) => Number(a) - Number(b),
})
