import type { Comparator, Condition, Formula, Scalar } from '@lading/core/entity'

/** What is read, or what is wrong with the text and where. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; at: number; near: string }

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_][A-Za-z0-9_.]*)|"([^"]*)"|(<=|>=|!=|<>|[-+*/(),=<>]))/y

interface Token {
  is: 'number' | 'name' | 'text' | 'sign'
  text: string
  at: number
}

class Unreadable extends Error {
  constructor(readonly at: number) {
    super('unreadable')
  }
}

function tokens(text: string): Token[] {
  const found: Token[] = []
  TOKEN.lastIndex = 0
  while (text.slice(TOKEN.lastIndex).trim() !== '') {
    const at = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (!match) throw new Unreadable(at)
    const [, number, name, quoted, sign] = match
    if (number !== undefined) found.push({ is: 'number', text: number, at })
    else if (name !== undefined) found.push({ is: 'name', text: name, at })
    else if (quoted !== undefined) found.push({ is: 'text', text: quoted, at })
    else found.push({ is: 'sign', text: sign!, at })
  }
  return found
}

/** A place in the tokens that moves on as they are taken. */
class Reader {
  private at = 0
  private readonly list: Token[]
  constructor(private readonly text: string) {
    this.list = tokens(text)
  }
  get here(): number {
    return this.list[this.at]?.at ?? this.text.length
  }
  peek = (): Token | undefined => this.list[this.at]
  fail = (): never => {
    throw new Unreadable(this.here)
  }
  next = (): Token => this.list[this.at++] ?? this.fail()
  takes = (...texts: string[]): string | undefined => {
    const token = this.peek()
    if (!token || token.is === 'text' || !texts.includes(token.text.toLowerCase())) return undefined
    this.at += 1
    return token.text.toLowerCase()
  }
  must = (text: string): void => {
    if (this.takes(text) === undefined) this.fail()
  }
}

function read<Value>(text: string, part: (reader: Reader) => Value): Read<Value> {
  try {
    const reader = new Reader(text)
    const value = part(reader)
    if (reader.peek()) reader.fail()
    return { ok: true, value }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { ok: false, at: error.at, near: text.slice(error.at, error.at + 12).trim() }
  }
}

function sum(reader: Reader): Formula {
  let left = product(reader)
  for (;;) {
    const sign = reader.takes('+', '-')
    if (sign === undefined) return left
    const right = product(reader)
    left = sign === '+' ? { plus: [left, right] } : { minus: [left, right] }
  }
}

function product(reader: Reader): Formula {
  let left = factor(reader)
  for (;;) {
    const sign = reader.takes('*', '/')
    if (sign === undefined) return left
    const right = factor(reader)
    left = sign === '*' ? { times: [left, right] } : { over: [left, right] }
  }
}

function factor(reader: Reader): Formula {
  if (reader.takes('(')) {
    const inner = sum(reader)
    reader.must(')')
    return inner
  }
  const { is, text } = reader.next()
  if (is === 'number') return Number(text)
  if (is !== 'name') return reader.fail()
  if (!reader.takes('(')) return text
  const call = text.toLowerCase()
  if (call === 'sum' || call === 'count') {
    const named = reader.next()
    if (named.is !== 'name') reader.fail()
    reader.must(')')
    return call === 'sum' ? { sum: named.text } : { count: named.text }
  }
  if (call === 'round') {
    const inner = sum(reader)
    reader.must(',')
    const digits = Number(reader.next().text)
    reader.must(')')
    return { round: inner, digits }
  }
  if (call !== 'min' && call !== 'max') return reader.fail()
  const parts = [sum(reader)]
  while (reader.takes(',')) parts.push(sum(reader))
  reader.must(')')
  return call === 'min' ? { least: parts } : { greatest: parts }
}

/**
 * Reads a formula as people write it.
 * @example readFormula('round(quantity * price * (1 - discount / 100), 2)')
 * @example readFormula('sum(onlVisitCost.cost)')
 */
export const readFormula = (text: string): Read<Formula> => read(text, sum)

const OPERATORS: Readonly<Record<string, Comparator>> = {
  '=': 'eq',
  '!=': 'ne',
  '<>': 'ne',
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
}

function any(reader: Reader): Condition {
  const parts = [all(reader)]
  while (reader.takes('or')) parts.push(all(reader))
  return parts.length === 1 ? parts[0]! : { any: parts }
}

function all(reader: Reader): Condition {
  const parts = [single(reader)]
  while (reader.takes('and')) parts.push(single(reader))
  return parts.length === 1 ? parts[0]! : { all: parts }
}

const KNOWN = ['today', 'now', 'me', 'department'] as const

function scalar(reader: Reader): Scalar {
  const minus = reader.takes('-') !== undefined
  const { is, text } = reader.next()
  if (is === 'sign' || (minus && is !== 'number')) reader.fail()
  return is === 'number' ? Number(minus ? `-${text}` : text) : text
}

function single(reader: Reader): Condition {
  if (reader.takes('not')) return { not: single(reader) }
  if (reader.takes('(')) {
    const inner = any(reader)
    reader.must(')')
    return inner
  }
  const field = reader.next()
  if (field.is !== 'name') reader.fail()
  const state = reader.takes('empty', 'filled')
  if (state !== undefined) return { field: field.text, op: state as Comparator }
  if (reader.takes('in')) {
    reader.must('(')
    const value = [scalar(reader)]
    while (reader.takes(',')) value.push(scalar(reader))
    reader.must(')')
    return { field: field.text, op: 'in', value }
  }
  const sign = reader.takes(...Object.keys(OPERATORS))
  if (sign === undefined) reader.fail()
  const op = OPERATORS[sign!]!
  const called = reader.peek()
  // `today()` is known when it is asked for; `field(total)` is another field; all else is a value.
  if (called?.is === 'name' && (KNOWN as readonly string[]).includes(called.text)) {
    reader.next()
    if (!reader.takes('(')) return { field: field.text, op, value: called.text }
    reader.must(')')
    return { field: field.text, op, value: { the: called.text as (typeof KNOWN)[number] } }
  }
  if (called?.is === 'name' && called.text === 'field') {
    reader.next()
    reader.must('(')
    const other = reader.next().text
    reader.must(')')
    return { field: field.text, op, other }
  }
  return { field: field.text, op, value: scalar(reader) }
}

/**
 * Reads a condition as people write it.
 * @example readCondition('amount > 5000 and status in (draft, returned)')
 * @example readCondition('endDate >= field(startDate) or remark filled')
 */
export const readCondition = (text: string): Read<Condition> => read(text, any)
