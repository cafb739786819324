import { describe, expect, it } from 'vitest'
import { keptQuery, MAX_LINES, MAX_VALUES, QueryError } from './index'

const line = { field: 'name', rule: 'eq', val: 'a' }
const kept = (given: unknown) => keptQuery({ lines: [given] }).lines[0]

describe('a query as it is kept', () => {
  it.each<[unknown, unknown]>([
    [line, line],
    [{ ...line, extra: 1, dbType: 'x' }, line],
    [
      { ...line, type: 'string' },
      { ...line, type: 'string' },
    ],
    [{ ...line, type: 'x'.repeat(31) }, line],
    [{ ...line, type: 7 }, line],
    [
      { field: 'name', rule: 'empty', val: null },
      { field: 'name', rule: 'empty' },
    ],
    [
      { field: 'name', rule: 'empty' },
      { field: 'name', rule: 'empty' },
    ],
    [
      { ...line, val: 1.5 },
      { ...line, val: 1.5 },
    ],
    [
      { ...line, val: false },
      { ...line, val: false },
    ],
    [
      { ...line, val: ['a', 1, true, null] },
      { ...line, val: ['a', 1, true, null] },
    ],
    [
      { ...line, val: 'x'.repeat(2000) },
      { ...line, val: 'x'.repeat(2000) },
    ],
    [
      { field: 'f'.repeat(100), rule: 'r'.repeat(30), type: 't'.repeat(30) },
      { field: 'f'.repeat(100), rule: 'r'.repeat(30), type: 't'.repeat(30) },
    ],
    [
      { ...line, val: Array(MAX_VALUES).fill('a') },
      { ...line, val: Array(MAX_VALUES).fill('a') },
    ],
    [
      { matchType: 'or', lines: [line, { lines: [line] }], name: 'x' },
      { matchType: 'or', lines: [line, { matchType: 'and', lines: [line] }] },
    ],
  ])('%j', (given, answer) => {
    expect(kept(given)).toStrictEqual(answer)
  })

  it.each<[unknown]>([
    [null],
    ['name'],
    [7],
    [{ rule: 'eq' }],
    [{ field: 'name' }],
    [{ field: '', rule: 'eq' }],
    [{ field: 'name', rule: '' }],
    [{ field: 7, rule: 'eq' }],
    [{ field: 'name', rule: 7 }],
    [{ field: 'f'.repeat(101), rule: 'eq' }],
    [{ field: 'name', rule: 'r'.repeat(31) }],
    [{ ...line, val: 'x'.repeat(2001) }],
    [{ ...line, val: Infinity }],
    [{ ...line, val: NaN }],
    [{ ...line, val: { a: 1 } }],
    [{ ...line, val: ['a', { a: 1 }] }],
    [{ ...line, val: ['x'.repeat(2001)] }],
    [{ ...line, val: [[]] }],
    [{ ...line, val: Array(MAX_VALUES + 1).fill('a') }],
    [{ matchType: 'xor', lines: [line] }],
    [{ matchType: 'and', lines: [line, null] }],
  ])('refuses %j', (given) => {
    const message = '查询条件的格式不正确 (the conditions are malformed)'
    expect(() => kept(given)).toThrow(expect.objectContaining({ message, code: 500 }) as Error)
    expect(() => kept(given)).toThrow(QueryError)
  })

  it('joins its lines by and, unless by or', () => {
    expect(keptQuery({ lines: [line] })).toStrictEqual({ matchType: 'and', lines: [line] })
    expect(keptQuery({ matchType: 'and', lines: [line] }).matchType).toBe('and')
    expect(keptQuery({ matchType: 'or', lines: [line] }).matchType).toBe('or')
    expect(() => keptQuery({ matchType: 'any', lines: [line] })).toThrow('格式不正确')
  })

  it('is not empty, unless it keeps how the list was set up', () => {
    expect(() => keptQuery({ lines: [] })).toThrow(
      expect.objectContaining({ message: '空条件不能保存', code: 500 }) as Error,
    )
    const view = { pageSize: 20 }
    expect(keptQuery({ lines: [], view })).toStrictEqual({ matchType: 'and', lines: [], view })
  })

  it('has an end', () => {
    expect(keptQuery({ lines: Array(MAX_LINES).fill(line) }).lines).toHaveLength(MAX_LINES)
    const message = `高级查询最多${MAX_LINES}个条件`
    const tooMany = expect.objectContaining({ message, code: 500 }) as Error
    expect(() => keptQuery({ lines: Array(MAX_LINES + 1).fill(line) })).toThrow(tooMany)
    const halves = [1, 2].map(() => ({ lines: Array(MAX_LINES / 2 + 1).fill(line) as unknown[] }))
    expect(() => keptQuery({ lines: halves })).toThrow(tooMany)
  })
})

it('is refused by an error that says its name', () => {
  expect(new QueryError('x')).toMatchObject({ name: 'QueryError', message: 'x', code: 400 })
})
