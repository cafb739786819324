import type { CompareOperator, QueryField, Where } from './ast'
import { compare, like, oneOf } from './scalar'

const SYMBOLS: Readonly<Record<string, CompareOperator>> = {
  '>=': 'ge',
  '<=': 'le',
  '!=': 'ne',
  '>': 'gt',
  '<': 'lt',
  '=': 'eq',
}
const WORD = /^(ge|le|gt|lt|eq|ne|in) ([\s\S]*)$/
const SPACED = /^(>=|<=|!=|>|<|=) ([\s\S]*)$/
/** What the client's query input sends (contract §3.2): no blank. `=x` is no operator there. */
const TIGHT = /^(>=|<=|>|<)([\s\S]*)$/

function compareUnlessEmpty(field: string, spec: QueryField, operator: CompareOperator, value: string) {
  return value.trim() === '' ? undefined : compare(field, spec, operator, value)
}

/**
 * The condition of one plain parameter, its wildcards tested in the order of contract §3.2. An empty value, also
 * behind an operator or between wildcards, is no condition.
 *
 * @throws QueryError when the value does not fit the field's type
 * @example parsePlainValue('name', { type: 'text' }, '*bolt*') // name contains "bolt"
 */
export function parsePlainValue(field: string, spec: QueryField, text: string): Where | undefined {
  if (text === '') return undefined
  if (text.length > 1 && text.startsWith(',') && text.endsWith(','))
    return oneOf(field, spec, text.split(','))

  const word = WORD.exec(text)
  if (word) {
    const [, name = '', value = ''] = word
    if (name === 'in') return oneOf(field, spec, value.split(','))
    return compareUnlessEmpty(field, spec, name as CompareOperator, value)
  }
  const symbol = SPACED.exec(text) ?? TIGHT.exec(text)
  if (symbol) return compareUnlessEmpty(field, spec, SYMBOLS[symbol[1]!]!, symbol[2]!)

  if (text === '*') return compare(field, spec, 'eq', text)
  const starts = text.endsWith('*')
  const ends = text.startsWith('*')
  if (starts || ends) {
    const inner = text.slice(ends ? 1 : 0, starts ? -1 : undefined)
    if (inner === '') return undefined
    return like(field, spec, starts && ends ? 'contains' : starts ? 'starts' : 'ends', inner)
  }
  if (text.includes(',')) return oneOf(field, spec, text.split(','))
  if (text.startsWith('!')) return compareUnlessEmpty(field, spec, 'ne', text.slice(1))
  if (text.indexOf('++') > 0) return compare(field, spec, 'eq', text.replaceAll('++', ','))
  return compare(field, spec, 'eq', text)
}
