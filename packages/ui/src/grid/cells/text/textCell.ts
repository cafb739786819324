import { defineCell } from '../defineCell'
import type { Parsed } from '../defineCell'
import type { CompiledColumn } from '../../engine/compileColumns'

/** Any value as text: null and undefined are blank. */
export function plainText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

const collator = new Intl.Collator('zh-Hans-CN', { numeric: true })

/** Order of texts as Chinese readers expect it, numbers in them by size. */
export function compareTexts(a: unknown, b: unknown): number {
  return collator.compare(plainText(a), plainText(b))
}

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
