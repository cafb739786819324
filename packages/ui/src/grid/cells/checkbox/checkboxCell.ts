import { defineCell } from '../defineCell'
import { CheckMark } from './CheckMark'
import { switchValues } from './switchValues'

const ON = new Set(['y', 'yes', 'true', '1', '是', '√', '✓', '✔'])
const OFF = new Set(['n', 'no', 'false', '0', '否', '×', '✗', ''])

/** On or off. Space or a click changes it. */
export const checkboxCell = defineCell({
  editor: 'toggle',
  filter: 'checked',
  align: 'center',
  emptyValue: 'N',
  toText: (value, column) => {
    const [on, off] = switchValues(column)
    return value === on
      ? String(on)
      : value === null || value === undefined || value === ''
        ? ''
        : String(off)
  },
  // As on screen: whoever reads a printed list does not know what is stored.
  toPrint: (value, column) => (value === switchValues(column)[0] ? '✓' : ''),
  parse(text, column) {
    const [on, off] = switchValues(column)
    const plain = text.trim().toLowerCase()
    if (text.trim() === String(on) || ON.has(plain)) return { ok: true, value: on }
    if (text.trim() === String(off) || OFF.has(plain)) return { ok: true, value: off }
    return { ok: false, reason: 'notBoolean' }
  },
  toggle(value, column) {
    const [on, off] = switchValues(column)
    return value === on ? off : on
  },
  compare: (a, b) => Number(a === 'Y' || a === true) - Number(b === 'Y' || b === true),
  Display: CheckMark,
  minWidth: 60,
})
