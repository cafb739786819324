import { compareTexts, plainText } from '../../api/plainText'
import { defineCell } from '../../api/cell'
import type { Parsed, CompiledColumn } from '../../api/cell'

/** A text, unless it is longer than its column allows: nothing is cut off in silence. */
function inLength(value: string, { def: { maxLength } }: CompiledColumn, joined = false): Parsed {
  const long = maxLength !== undefined && value.length > maxLength && [...value].length > maxLength
  if (long) return { ok: false, reason: 'tooLong' }
  return { ok: true, value, ...(joined && { altered: 'oneLine' as const }) }
}

/** One line of text. A pasted line break becomes a space. */
export const inputCell = defineCell({
  editor: 'line',
  toText: plainText,
  parse(text, column) {
    if (!/[\r\n]/.test(text)) return inLength(text, column)
    const inner = text.replace(/^\s*[\r\n]\s*|\s*[\r\n]\s*$/g, '')
    return inLength(inner.replace(/\s*[\r\n]+\s*/g, ' '), column, /[\r\n]/.test(inner))
  },
  accept: (draft) => draft.replace(/[\r\n]+/g, ' '),
  series: 'texts',
  compare: compareTexts,
})

/** Text of several lines; Alt+Enter breaks the line. */
export const textareaCell = defineCell({
  editor: 'multiline',
  toText: plainText,
  parse: (text, column) => inLength(text.replace(/\r\n?/g, '\n'), column),
  series: 'texts',
  compare: compareTexts,
  width: 200,
})

/** Shown, never edited. */
export const normalCell = defineCell({
  editor: 'none',
  toText: (value, column, row) => column.textOf(value, row),
  parse: () => ({ ok: false, reason: 'readOnly' }),
  compare: compareTexts,
})
