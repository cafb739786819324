import { Script } from 'node:vm'

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

const MAX_STEPS = 50
const MAX_PATTERN_LENGTH = 200
/** How long all steps of a rule may look at a value. */
const MAX_LOOK_MS = 100
/**
 * Patterns that can take exponential time: a repeated group that holds a repetition or alternatives. It finds the
 * common ones, so that they are refused when they are written; what it does not find ends by the clock.
 */
const EXPLOSIVE = /\([^()]*[*+{|][^()]*\)\s*[*+{]|\\\d/

const isStep = (step: unknown): step is CheckStep => {
  const { digits, pattern, message } = (step ?? {}) as Record<string, unknown>
  return (
    typeof digits === 'string' &&
    /^(\*|[1-9]\d{0,3})$/.test(digits) &&
    typeof pattern === 'string' &&
    pattern.length <= MAX_PATTERN_LENGTH &&
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
  if (!Array.isArray(steps) || steps.length > MAX_STEPS || !steps.every(isStep)) return '规则格式不正确'
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

/** Runs where the server's own objects are out of reach, and where a clock can end it. */
const FIRST_FAILED = new Script(
  'values.map((looks) => looks.findIndex(([pattern, value]) => !new RegExp(pattern, "u").test(value)))',
)

/** The parts of a value that the steps look at. */
function looksOf(steps: readonly CheckStep[], value: string): CheckResult[] {
  let at = 0
  return steps.map((step) => {
    if (step.digits === '*') return { ...step, checkValue: value, passed: false }
    const beginIndex = at
    at += Number(step.digits)
    return { ...step, beginIndex, endIndex: at, checkValue: value.slice(beginIndex, at), passed: false }
  })
}

/**
 * The first step that each of the values fails, if any.
 * @returns `slow` when the patterns take longer than they may for all of them
 */
export function checkAllAgainst(
  steps: readonly CheckStep[],
  values: readonly string[],
): (CheckResult | undefined)[] | 'slow' {
  const looks = values.map((value) => looksOf(steps, value))
  const given = { values: looks.map((each) => each.map(({ pattern, checkValue }) => [pattern, checkValue])) }
  try {
    const failed = FIRST_FAILED.runInNewContext(given, { timeout: MAX_LOOK_MS }) as number[]
    return looks.map((each, index) => each[failed[index]!])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'slow'
    throw error
  }
}

/** The first step that the value fails, if any; see `checkAllAgainst`. */
export function checkAgainst(steps: readonly CheckStep[], value: string): CheckResult | 'slow' | undefined {
  const failed = checkAllAgainst(steps, [value])
  return failed === 'slow' ? failed : failed[0]
}
