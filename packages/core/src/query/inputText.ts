/** Rules of a query input whose value is wrapped before it is sent (spec 2 §5, §9). */
export type InputRule = 'eq' | 'like' | 'right_like' | 'left_like' | 'in' | 'ne' | 'gt' | 'ge' | 'lt' | 'le'

const WRAPS: Readonly<Record<InputRule, readonly [before: string, after: string]>> = {
  eq: ['', ''],
  like: ['*', '*'],
  right_like: ['', '*'],
  left_like: ['*', ''],
  in: ['', ','],
  ne: ['!', ''],
  gt: ['>', ''],
  ge: ['>=', ''],
  lt: ['<', ''],
  le: ['<=', ''],
}

/** The text that a query input sends: `like` → `*x*`, `ne` → `!x`, `ge` → `>=x`; nothing typed sends nothing. */
export function wrapInput(rule: InputRule, value: string): string {
  const text = value.trim()
  const [before, after] = WRAPS[rule]
  return text === '' ? '' : `${before}${text}${after}`
}

/** What the query input shows of a text that `wrapInput` made; other texts stay as they are. */
export function unwrapInput(rule: InputRule, text: string): string {
  const [before, after] = WRAPS[rule]
  const long = text.length >= before.length + after.length
  if (!long || !text.startsWith(before) || !text.endsWith(after)) return text
  return text.slice(before.length, text.length - after.length)
}
