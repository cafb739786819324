/** Longest regular expression that a column may bring. */
const MAX_PATTERN = 1000
/** Longest text that such an expression is tried on. */
const MAX_INPUT = 2000
/** Compiled expressions kept; when full, the oldest goes. */
const MAX_CACHED = 500

const compiled = new Map<string, RegExp | RuleError>()

/** A rule that cannot be used, e.g. a regular expression that does not compile. */
export class RuleError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RuleError'
  }
}

/**
 * Finds the shape that makes matching exponential: an unlimited repetition around a group that can consist of
 * nothing but unlimited repetitions, as in `(a+)+` or `(\w+\s?)*`. `([a-z]+\.)+` is fine: each round has its dot.
 */
function isExplosive(source: string): boolean {
  interface Group {
    repeats: boolean
    fixed: boolean
  }
  const stack: Group[] = []
  let group: Group = { repeats: false, fixed: false }
  for (let at = 0; at < source.length;) {
    const char = source[at]!
    if (char === '(') {
      stack.push(group)
      group = { repeats: false, fixed: false }
      at++
      const kind = /^\?(?:[:=!]|<[=!]|<[^>]+>)/.exec(source.slice(at))
      at += kind?.[0].length ?? 0
      continue
    }
    if (char === '|' || char === '^' || char === '$') {
      // Each alternative stands for itself; one that only repeats is enough.
      if (char === '|') group.fixed = false
      at++
      continue
    }
    let inner: Group | undefined
    if (char === ')') {
      inner = group
      group = stack.pop() ?? { repeats: false, fixed: false }
      at++
    } else if (char === '[') {
      at++
      if (source[at] === '^') at++
      while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
      at++
    } else at += char === '\\' ? 2 : 1

    const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/.exec(source.slice(at))
    const text = quantifier?.[0] ?? ''
    at += text.length
    const unlimited = /^[*+]/.test(text) || (quantifier?.[2] !== undefined && quantifier[3] === '')
    const optional = /^[*?]/.test(text) || quantifier?.[1] === '0'
    if (unlimited && inner?.repeats && !inner.fixed) return true
    if (unlimited || inner?.repeats) group.repeats = true
    if (!optional && !unlimited && (!inner || inner.fixed || !inner.repeats)) group.fixed = true
  }
  return false
}

function compile(source: string): RegExp | RuleError {
  if (source.length > MAX_PATTERN)
    return new RuleError(`the regular expression is longer than ${MAX_PATTERN} characters`)
  if (isExplosive(source)) {
    return new RuleError(
      `the regular expression ${source} nests unlimited repetitions; it could run for ever`,
    )
  }
  try {
    return new RegExp(source, /\\[pP]\{/.test(source) ? 'u' : '')
  } catch (error) {
    return new RuleError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * The regular expression of a column, compiled once. It is not anchored unless it says so (spec 2 §5).
 *
 * @throws RuleError when it does not compile, is too long or could run for ever
 */
export function columnRegex(source: string): RegExp {
  let known = compiled.get(source)
  if (!known) {
    known = compile(source)
    if (compiled.size >= MAX_CACHED) compiled.delete(compiled.keys().next().value!)
    compiled.set(source, known)
  }
  if (known instanceof RuleError) throw known
  return known
}

/** Whether the text matches; a text over 2,000 characters never does. A `g` or `y` flag keeps no position. */
export function matches(regex: RegExp, text: string): boolean {
  if (text.length > MAX_INPUT) return false
  regex.lastIndex = 0
  const found = regex.test(text)
  regex.lastIndex = 0
  return found
}
