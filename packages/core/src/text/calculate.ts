/** What arithmetic comes to, or why it comes to nothing. */
export type Calculated =
  | {
      ok: true
      value: number
      /** The exact result has more decimals than were asked for, or than a number holds. */
      rounded: boolean
    }
  | { ok: false; reason: 'syntax' | 'division' }

/** A fraction, exact; the lower part is above 0. */
interface Fraction {
  over: bigint
  under: bigint
}

/** Longer texts are no arithmetic of people. */
const MAX_LENGTH = 500
/** Decimals of a quotient nobody gives digits for: no more than a sheet shows. */
const DIGITS = 10

const TOKEN = /\s*(\d{1,3}(?:,\d{3})+(?:\.\d*)?(?![\d,])|\d+(?:\.\d*)?|\.\d+|[-+*/()%])/y

/**
 * Full-width signs, and those of school (`×`, `÷`, `−`), as plain ones.
 *
 * @example plainArithmetic('＝（１＋２）×３') // '=(1+2)*3'
 */
export function plainArithmetic(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[×✕∗·]/g, '*')
    .replace(/[÷∕]/g, '/')
    .replace(/[−–—ー]/g, '-')
    .replace(/。/g, '.')
    .trim()
}

/**
 * Works out a text of arithmetic that begins with `=`: `+ - * /` (also `× ÷` and full-width signs), parentheses,
 * percent (`50%` is 0.5) and thousands separators. It is exact: fractions of whole numbers, never binary ones; only the
 * result is rounded, half away from zero. Nothing is evaluated as code.
 *
 * @param digits decimal places of the result. @default 10
 * @returns undefined when the text does not begin with `=`; the reason `syntax` for what is no arithmetic, `division`
 * when something is divided by 0
 * @example calculate('=0.1+0.2') // { ok: true, value: 0.3, rounded: false }
 * @example calculate('=10/3', 2) // { ok: true, value: 3.33, rounded: true }
 */
export function calculate(text: string, digits = DIGITS): Calculated | undefined {
  const plain = plainArithmetic(text)
  if (!plain.startsWith('=')) return undefined
  const tokens = tokensOf(plain.slice(1))
  if (!tokens || tokens.length === 0) return { ok: false, reason: 'syntax' }
  try {
    const reader = new Reader(tokens)
    const result = reader.sum()
    return reader.done ? rounded(result, digits) : { ok: false, reason: 'syntax' }
  } catch (fault) {
    if (fault instanceof Fault) return { ok: false, reason: fault.reason }
    throw fault
  }
}

class Fault extends Error {
  readonly reason: 'syntax' | 'division'
  constructor(reason: 'syntax' | 'division') {
    super(reason)
    this.reason = reason
  }
}

function tokensOf(text: string): string[] | undefined {
  const bare = text.trim()
  if (bare.length > MAX_LENGTH) return undefined
  const tokens: string[] = []
  let at = 0
  while (at < bare.length) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(bare)
    if (!found) return undefined
    tokens.push(found[1]!)
    at = TOKEN.lastIndex
  }
  return tokens
}

/** Reads tokens from left to right; each method takes what binds more closely than the one before. */
class Reader {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  get done(): boolean {
    return this.#at === this.#tokens.length
  }

  sum(): Fraction {
    let result = this.#product()
    for (;;) {
      const sign = this.#take('+') ? 1n : this.#take('-') ? -1n : undefined
      if (sign === undefined) return result
      const { over, under } = this.#product()
      result = { over: result.over * under + sign * over * result.under, under: result.under * under }
    }
  }

  #product(): Fraction {
    let result = this.#signed()
    for (;;) {
      if (this.#take('*')) {
        const { over, under } = this.#signed()
        result = { over: result.over * over, under: result.under * under }
      } else if (this.#take('/')) {
        const { over, under } = this.#signed()
        if (over === 0n) throw new Fault('division')
        const sign = over < 0n ? -1n : 1n
        result = { over: result.over * under * sign, under: result.under * over * sign }
      } else return result
    }
  }

  #signed(): Fraction {
    let sign = 1n
    for (;;) {
      if (this.#take('-')) sign = -sign
      else if (!this.#take('+')) break
    }
    const { over, under } = this.#part()
    return { over: over * sign, under }
  }

  #part(): Fraction {
    let result: Fraction
    if (this.#take('(')) {
      result = this.sum()
      if (!this.#take(')')) throw new Fault('syntax')
    } else {
      const token = this.#tokens[this.#at] ?? ''
      if (!/\d/.test(token)) throw new Fault('syntax')
      this.#at++
      const [whole = '', fraction = ''] = token.replaceAll(',', '').split('.')
      result = { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) }
    }
    while (this.#take('%')) result = { over: result.over, under: result.under * 100n }
    return result
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false
    this.#at++
    return true
  }
}

/** Rounds half away from zero. */
function rounded({ over, under }: Fraction, digits: number): Calculated {
  const scaled = (over < 0n ? -over : over) * 10n ** BigInt(digits)
  const units = (2n * scaled + under) / (2n * under)
  const text = units.toString().padStart(digits + 1, '0')
  const at = text.length - digits
  const shown = digits === 0 ? text : `${text.slice(0, at)}.${text.slice(at)}`
  const size = Number(shown)
  if (!Number.isFinite(size)) return { ok: false, reason: 'syntax' }
  // A number holds some 16 digits: what it leaves out is rounding, too.
  const held = size < 1e-6 || String(size) === (digits === 0 ? shown : shown.replace(/\.?0+$/, ''))
  const value = over < 0n && size !== 0 ? -size : size
  return { ok: true, value, rounded: scaled !== units * under || !held }
}
