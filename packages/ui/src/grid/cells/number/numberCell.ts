import { defineCell } from '../defineCell'
import type { CompiledColumn } from '../../engine/compileColumns'
import { inFormat, isTypedNumber, numberText, plainDigits, readNumber, roundTo } from './numberText'

function digitsText(value: unknown, { def: { digits, fixedDigits } }: CompiledColumn): string {
  const full = numberText(value, digits)
  return fixedDigits === false && full.includes('.') ? full.replace(/\.?0+$/, '') : full
}

function shownText(value: unknown, column: CompiledColumn): string {
  return inFormat(digitsText(value, column), column.def.format)
}

/** A number (spec 2 §5, "Number cells"). Blank is null. */
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
    return isTypedNumber(plain) ? plain : previous
  },
  parse(text, column) {
    const bare = column.def.format === 'percent' ? text.replace(/\s*[%％]\s*$/, '') : text
    // A lone minus or point is what is left of a number nobody finished (spec 2 §5: else empty).
    if (/^[-.]*$/.test(bare.trim())) return { ok: true, value: null }
    const value = readNumber(bare)
    if (value === undefined) return { ok: false, reason: 'notNumber' }
    return { ok: true, value: value === null ? null : roundTo(value, column.def.digits) }
  },
  compare: (a, b) => Number(a) - Number(b),
})
