import { defineCell } from '../defineCell'

/** Any value as text: null and undefined are blank. */
export function plainText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

const collator = new Intl.Collator('zh-Hans-CN', { numeric: true })

/** Order of texts as Chinese readers expect it, numbers in them by size. */
export function compareTexts(a: unknown, b: unknown): number {
  return collator.compare(plainText(a), plainText(b))
}

/** One line of text. A pasted line break becomes a space. */
export const inputCell = defineCell({
  editor: 'line',
  toText: plainText,
  parse: (text) => ({ ok: true, value: text.replace(/\s*[\r\n]+\s*/g, ' ') }),
  accept: (draft) => draft.replace(/[\r\n]+/g, ' '),
  compare: compareTexts,
})

/** Text of several lines; Alt+Enter breaks the line. */
export const textareaCell = defineCell({
  editor: 'multiline',
  toText: plainText,
  parse: (text) => ({ ok: true, value: text.replace(/\r\n?/g, '\n') }),
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
