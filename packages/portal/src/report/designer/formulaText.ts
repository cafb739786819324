import type { Formula } from '@lading/core/entity'

const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z][A-Za-z0-9]*|[-+*/()])/y
const SIGNS = { plus: ' + ', minus: ' - ', times: ' * ', over: ' / ' } as const
type Sign = keyof typeof SIGNS

function tokensOf(text: string): string[] | undefined {
  const tokens: string[] = []
  const bare = text.trim()
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

/**
 * Reads arithmetic over columns as a formula: numbers, names, `+ - * /` and parentheses.
 * @returns nothing for what is no arithmetic
 * @example readFormula('amount / (rows + 1)') // { over: ['amount', { plus: ['rows', 1] }] }
 */
export function readFormula(text: string): Formula | undefined {
  const tokens = tokensOf(text)
  if (!tokens || tokens.length === 0) return undefined
  let at = 0
  const take = (...wanted: string[]) => (wanted.includes(tokens[at] ?? '') ? tokens[at++] : undefined)
  const part = (): Formula | undefined => {
    if (take('(')) {
      const inner = sum()
      return take(')') ? inner : undefined
    }
    if (take('-')) {
      const value = part()
      return value === undefined ? undefined : { minus: [0, value] }
    }
    const token = tokens[at]
    if (token === undefined || !/^[\da-z]/.test(token)) return undefined
    at += 1
    return /^\d/.test(token) ? Number(token) : token
  }
  const chain = (
    next: () => Formula | undefined,
    signs: Readonly<Record<string, Sign>>,
  ): Formula | undefined => {
    let left = next()
    for (
      let sign = take(...Object.keys(signs));
      sign && left !== undefined;
      sign = take(...Object.keys(signs))
    ) {
      const right = next()
      if (right === undefined) return undefined
      left = { [signs[sign]!]: [left, right] } as unknown as Formula
    }
    return left
  }
  const product = () => chain(part, { '*': 'times', '/': 'over' })
  const sum = (): Formula | undefined => chain(product, { '+': 'plus', '-': 'minus' })
  const read = sum()
  return at === tokens.length ? read : undefined
}

/** A formula as people write it; what has no sign is written as data. */
export function formulaText(formula: Formula | undefined, inner = false): string {
  if (formula === undefined) return ''
  if (typeof formula !== 'object') return String(formula)
  const [sign, parts] = Object.entries(formula)[0] as [string, Formula[]]
  if (!Object.hasOwn(SIGNS, sign)) return JSON.stringify(formula)
  const text = parts.map((each) => formulaText(each, true)).join(SIGNS[sign as Sign])
  return inner ? `(${text})` : text
}
