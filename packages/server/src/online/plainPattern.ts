/** Names of patterns that the rules know (spec 2 §5). */
const PRESETS = ['*', 'n6-16', '*6-16', 's6-18', 'url', 'e', 'm', 'p', 's', 'n', 'z', 'money', 'only']

const MAX_LENGTH = 120
/** Repetitions of a length that a value decides. */
const LONG = /[+*]|\{\d+,\d{2,}\}|,\}/
/** Parts that repeat often; several side by side take time that grows with their number. */
const MAX_OPEN = 2

/** A character, an escaped one, or a class of characters; then how often. */
const PART =
  /(?:\[\^?(?:\\[\wdsDSW.\-\]\\/]|[^\]\\])+\]|\\[dDwWsS.\\/()[\]{}+*?^$|-]|[^\\[\](){}*+?|^$])(\{\d{1,3}(?:,\d{1,3})?\}|[?+*])?/y

/**
 * Whether a pattern that somebody entered may be asked of every saved value: a preset, or a plain sequence of characters and
 * classes. Groups and choices are left out, so that no value can keep the server busy.
 */
export function plainPattern(pattern: string): boolean {
  if (PRESETS.includes(pattern)) return true
  if (pattern.length > MAX_LENGTH) return false
  const body = pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '')
  let open = 0
  PART.lastIndex = 0
  while (PART.lastIndex < body.length) {
    const part = PART.exec(body)
    if (!part) return false
    if (part[1] && LONG.test(part[1])) open += 1
  }
  if (open > MAX_OPEN) return false
  try {
    new RegExp(pattern)
    return true
  } catch {
    return false
  }
}
