import { describe, expect, it } from 'vitest'
import { parseListQuery, QueryError } from './index'
import type { QueryFields } from './index'

const fields: QueryFields = { name: { type: 'text' }, price: { type: 'number' } }
const compare = (operator: string, value: unknown, field = 'name') => ({
  type: 'compare',
  field,
  operator,
  value,
})
const like = (match: string, text: string) => ({ type: 'like', field: 'name', match, text })
const among = (...values: unknown[]) => ({ type: 'in', field: 'name', values })

describe('advanced query', () => {
  const lines = (value: unknown, superQueryMatchType?: string) =>
    parseListQuery(
      { superQueryParams: typeof value === 'string' ? value : JSON.stringify(value), superQueryMatchType },
      fields,
    ).where

  it('joins its lines and reads symbols, encoded once more or not', () => {
    const value = [
      { field: 'name', rule: 'like', val: '*张%', type: 'string' },
      { field: 'price', rule: '>=', val: 5, dbType: 'bigdecimal' },
    ]
    const parts = [like('contains', '*张%'), compare('ge', 5, 'price')]
    expect(lines(value)).toEqual({ type: 'and', parts })
    expect(lines(encodeURI(JSON.stringify(value)), 'or')).toEqual({ type: 'or', parts })
  })

  it.each<[object, unknown]>([
    [{ field: 'name', rule: 'left_like', val: 'x' }, like('ends', 'x')],
    [{ field: 'name', rule: 'right_like', val: 'x' }, like('starts', 'x')],
    [{ field: 'name', rule: 'in', val: ['a', 'b'] }, among('a', 'b')],
    [{ field: 'name', rule: 'in', val: 'a,b' }, among('a', 'b')],
    [
      { field: 'name', rule: 'not_in', val: 'a' },
      { type: 'not', part: among('a') },
    ],
    [
      { field: 'name', rule: 'not_like', val: 'a' },
      { type: 'not', part: like('contains', 'a') },
    ],
    [
      { field: 'name', rule: 'empty' },
      { type: 'empty', field: 'name' },
    ],
    [{ field: 'name', rule: 'eq', val: '!x' }, compare('eq', '!x')],
    [{ field: 'name', rule: 'eq', val: '' }, undefined],
    [{ field: 'name', rule: 'eq', val: {} }, undefined],
    [{ field: 'name', val: 'x' }, undefined],
    [{ rule: 'eq', val: 'x' }, undefined],
    [
      { field: 'price', rule: 'range', val: '1,2' },
      { type: 'and', parts: [compare('ge', 1, 'price'), compare('le', 2, 'price')] },
    ],
  ])('%j', (line, expected) => {
    expect(lines([line, null, 5])).toEqual(expected)
  })

  it.each<[unknown, string | undefined, string]>([
    ['not json', undefined, '高级查询参数无法解析'],
    ['%E0%A4%A', undefined, '高级查询参数无法解析'],
    ['{"__proto__":{"x":1}}', undefined, '高级查询参数无法解析'],
    [[{ field: 'id) or (1=1', rule: 'eq', val: '1' }], undefined, '高级查询字段不存在：id) or (1=1'],
    [[{ field: 'constructor', rule: 'eq', val: '1' }], undefined, '高级查询字段不存在：constructor'],
    [[{ field: 'name', rule: 'sql', val: '1' }], undefined, '高级查询不支持的规则：sql'],
    [[{ field: 'name', rule: 'toString', val: '1' }], undefined, '高级查询不支持的规则：toString'],
    [[], 'xor', '高级查询匹配方式只能是and或or'],
    [
      Array.from({ length: 51 }, () => ({ field: 'name', rule: 'eq', val: 'a' })),
      'or',
      '高级查询最多50个条件',
    ],
  ])('refuses %j', (value, type, message) => {
    expect(() => lines(value, type)).toThrow(new QueryError(message, 500))
  })
})
