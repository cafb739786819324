import { defineCell } from '../../api/cell'
import type { CompiledColumn } from '../../api/cell'
import { CheckMark } from './CheckMark'
import { switchValues } from './switchValues'

const ON = /^(y|yes|true|1|是|[√✓✔])$/i
const OFF = /^(n|no|false|0|否|[×✗]|)$/i

const offValue = (column: CompiledColumn) => switchValues(column)[1]

/** On or off. Space or a click changes it. */
export const checkboxCell = defineCell({
  editor: 'toggle',
  filter: 'checked',
  align: 'center',
  emptyValue: offValue,
  toText(value, column, row) {
    if (value === null || value === undefined || value === '') return ''
    const [on, off] = switchValues(column)
    return column.textOf(value === on ? on : off, row)
  },
  // As on screen: whoever reads a printed list does not know what is stored.
  toPrint: (value, column) => (value === switchValues(column)[0] ? '✓' : ''),
  parse(text, column, row) {
    const [on, off] = switchValues(column)
    const plain = text.trim()
    const names = (value: unknown) => plain === String(value) || plain === column.textOf(value, row)
    // What the column calls its values goes before what others call them.
    if (names(on) || (!names(off) && ON.test(plain))) return { ok: true, value: on }
    return names(off) || OFF.test(plain) ? { ok: true, value: off } : { ok: false, reason: 'notBoolean' }
  },
  toggle(value, column) {
    const [on, off] = switchValues(column)
    return value === on ? off : on
  },
  compare(a, b, column) {
    const [on] = switchValues(column)
    return Number(a === on) - Number(b === on)
  },
  Display: CheckMark,
  minWidth: 60,
})

/** The same as a switch; new rows begin with off (spec 2 §4: an empty value is set to the second option). */
export const switchCell = defineCell({ ...checkboxCell, initialValue: offValue })
