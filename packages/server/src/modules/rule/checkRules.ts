/** One step of a check rule (contract §18). */
export interface CheckStep {
  /** A number of characters, or `*` for the whole value. */
  digits: string
  pattern: string
  message: string
}

/** How a value fared. */
export interface CheckResult extends CheckStep {
  beginIndex?: number
  endIndex?: number
  checkValue: string
  passed: boolean
}

const MOST_STEPS = 50
const LONGEST_PATTERN = 200
/** Patterns that can take exponential time: a repeated group that holds a repetition or alternatives. */
const EXPLOSIVE = /\([^()]*[*+{|][^()]*\)\s*[*+{]|\\\d/

const isStep = (step: unknown): step is CheckStep => {
  const { digits, pattern, message } = (step ?? {}) as Record<string, unknown>
  return (
    typeof digits === 'string' &&
    /^(\*|[1-9]\d{0,3})$/.test(digits) &&
    typeof pattern === 'string' &&
    pattern.length <= LONGEST_PATTERN &&
    typeof message === 'string'
  )
}

/**
 * Reads a rule's steps.
 * @returns the steps, or the reason why they are none: not of the shape, or a pattern that is no regular expression
 *   or may run for ever (ASVS 1.3.12)
 */
export function readCheckRule(json: string): CheckStep[] | string {
  let steps: unknown
  try {
    steps = JSON.parse(json)
  } catch {
    return '规则不是有效的 JSON'
  }
  if (!Array.isArray(steps) || steps.length > MOST_STEPS || !steps.every(isStep)) return '规则格式不正确'
  for (const { pattern } of steps) {
    if (EXPLOSIVE.test(pattern)) return '正则表达式过于复杂'
    try {
      new RegExp(pattern, 'u')
    } catch {
      return '正则表达式不正确'
    }
  }
  return steps
}

/** The first step that the value fails, if any. */
export function checkAgainst(steps: readonly CheckStep[], value: string): CheckResult | undefined {
  let at = 0
  for (const step of steps) {
    const whole = step.digits === '*'
    const end = whole ? value.length : at + Number(step.digits)
    const checkValue = whole ? value : value.slice(at, end)
    const passed = new RegExp(step.pattern, 'u').test(checkValue)
    const place = whole ? {} : { beginIndex: at, endIndex: end }
    if (!passed) return { ...step, ...place, checkValue, passed }
    if (!whole) at = end
  }
  return undefined
}
