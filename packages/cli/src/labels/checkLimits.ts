/** The part of `text` within its first parentheses. */
function inParentheses(text: string): string {
  const from = text.indexOf('(')
  let depth = 0
  for (let at = from; at >= 0 && at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return text.slice(from + 1, at)
  }
  return ''
}

/**
 * The least and the greatest number that a check allows its column, where it says nothing else.
 *
 * @param check as SQL has it, with or without blanks between its signs: `CHECK ((cost >= (0)::numeric))`
 * @param column name of the column
 * @returns neither for checks of dates, of lengths, of other columns, and for those that offer a choice (`OR`)
 */
export function checkLimits(check: string, column: string): { min?: number; max?: number } {
  const plain = inParentheses(check)
    .replace(/\s*:\s*:\s*\w+(?: precision)?/gi, ' ')
    .replace(/[()'"`]/g, ' ')
    .replace(/([<>])\s*=/g, ' $1= ')
    .replace(/-\s+(?=\d)/g, '-')
    .replace(/\s+/g, ' ')
  const limits: { min?: number; max?: number } = {}
  for (const part of plain.trim().split(/ and /i)) {
    const [, name, sign, number] = /^(\S+) ([<>]=) (-?\d+(?:\.\d+)?)$/.exec(part.trim()) ?? []
    if (name?.toLowerCase() !== column.toLowerCase()) return {}
    limits[sign === '>=' ? 'min' : 'max'] = Number(number)
  }
  return limits
}
