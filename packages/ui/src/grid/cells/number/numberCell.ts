import { defineCell } from '../defineCell'
import { isTypedNumber, numberText, plainDigits, readNumber, roundTo, withThousands } from './numberText'

/** A number (spec 2 §5, "Number cells"). Blank is null. */
export const inputNumberCell = defineCell({
  editor: 'line',
  align: 'end',
  filter: 'number',
  inputMode: 'decimal',
  emptyValue: null,
  toText(value, column) {
    const { digits, fixedDigits } = column.def
    const full = numberText(value, digits)
    const text = fixedDigits === false && full.includes('.') ? full.replace(/\.?0+$/, '') : full
    return column.def.format === 'thousands' ? withThousands(text) : text
  },
  toDraft: (value) => numberText(value),
  accept(draft, previous) {
    const plain = plainDigits(draft)
    return isTypedNumber(plain) ? plain : previous
  },
  parse(text, column) {
    // A lone minus or point is what is left of a number nobody finished (spec 2 §5: else empty).
    if (/^[-.]*$/.test(text.trim())) return { ok: true, value: null }
    const value = readNumber(text)
    if (value === undefined) return { ok: false, reason: 'notNumber' }
    return { ok: true, value: value === null ? null : roundTo(value, column.def.digits) }
  },
  compare: (a, b) => Number(a) - Number(b),
})
