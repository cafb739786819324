import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { order } from '../entity/fixtures'
import {
  entityQueryFields,
  matchesWhere,
  parseListQuery,
  parsePlainValue,
  QueryError,
  unwrapInput,
  wrapInput,
} from './index'
import type { InputRule, ListParameters, QueryFields, Where } from './index'

const fields: QueryFields = {
  id: { type: 'text' },
  name: { type: 'text' },
  tags: { type: 'text', multiple: true },
  price: { type: 'number' },
  count: { type: 'integer' },
  due: { type: 'date' },
  createTime: { type: 'datetime' },
  open: { type: 'boolean' },
}
const compare = (operator: string, value: unknown, field = 'name') => ({
  type: 'compare',
  field,
  operator,
  value,
})
const like = (match: string, text: string) => ({ type: 'like', field: 'name', match, text })
const among = (...values: unknown[]) => ({ type: 'in', field: 'name', values })
const where = (params: ListParameters) => parseListQuery(params, fields).where

describe('wildcards, in the order of the contract', () => {
  it.each<[string, unknown]>([
    [',a,b,', among('a', 'b')],
    [',', undefined],
    [',,', undefined],
    ['>= 5', compare('ge', '5')],
    ['<= 5', compare('le', '5')],
    ['!= 5', compare('ne', '5')],
    ['> 5', compare('gt', '5')],
    ['< 5', compare('lt', '5')],
    ['= 5', compare('eq', '5')],
    ['ge 5', compare('ge', '5')],
    ['ne 5', compare('ne', '5')],
    ['in a,b', among('a', 'b')],
    ['>=5', compare('ge', '5')],
    ['<=5', compare('le', '5')],
    ['>5', compare('gt', '5')],
    ['<5', compare('lt', '5')],
    ['=5', compare('eq', '=5')],
    ['inside', compare('eq', 'inside')],
    ['>= ', undefined],
    ['>', undefined],
    ['*', compare('eq', '*')],
    ['**', undefined],
    ['***', like('contains', '*')],
    ['*x*', like('contains', 'x')],
    ['*x', like('ends', 'x')],
    ['x*', like('starts', 'x')],
    ['*50%_*', like('contains', '50%_')],
    ['admin,', among('admin')],
    ['a,b', among('a', 'b')],
    ['!a,b', among('!a', 'b')],
    ['!x', compare('ne', 'x')],
    ['!', undefined],
    ['a++b', compare('eq', 'a,b')],
    ['++b', compare('eq', '++b')],
    ['x', compare('eq', 'x')],
    ["' or 1=1 --", compare('eq', "' or 1=1 --")],
    ['', undefined],
  ])('%s', (text, expected) => {
    expect(parsePlainValue('name', fields.name!, text)).toEqual(expected)
  })

  it('compares elements of comma list columns', () => {
    const member = { type: 'member', field: 'tags', values: ['a'] }
    expect(where({ tags: 'a' })).toEqual(member)
    expect(where({ tags: ',a,' })).toEqual(member)
    expect(where({ tags: '!a' })).toEqual({ type: 'not', part: member })
  })
})

describe('types', () => {
  it.each<[ListParameters, unknown]>([
    [{ price: ' 12.5 ' }, compare('eq', 12.5, 'price')],
    [{ price: '>=-1' }, compare('ge', -1, 'price')],
    [{ count: '1,2' }, { type: 'in', field: 'count', values: [1, 2] }],
    [{ open: 'true' }, compare('eq', true, 'open')],
    [{ due: '2026-01-31 10:00:00' }, compare('eq', '2026-01-31', 'due')],
    [{ due_end: '2026-01-31' }, compare('le', '2026-01-31', 'due')],
    [{ createTime_begin: '2026-01-31' }, compare('ge', '2026-01-31 00:00:00', 'createTime')],
    [{ createTime_end: '2026-01-31' }, compare('lt', '2026-02-01 00:00:00', 'createTime')],
    [{ createTime_end: '2026-12-31 23:59:59' }, compare('lt', '2027-01-01 00:00:00', 'createTime')],
    [{ name_MultiString: 'a,b,' }, among('a', 'b')],
    [{ price: 5 }, compare('eq', 5, 'price')],
    [{ selections: 'r1,r2,' }, { type: 'in', field: 'id', values: ['r1', 'r2'] }],
    [{ name: null, price: undefined, count: '', _t: '5', field: 'id,,name' }, undefined],
  ])('%j', (params, expected) => {
    expect(where(params)).toEqual(expected)
  })

  it('takes a day for all of it', () => {
    expect(where({ createTime: '2026-02-28' })).toEqual({
      type: 'and',
      parts: [
        compare('ge', '2026-02-28 00:00:00', 'createTime'),
        compare('lt', '2026-03-01 00:00:00', 'createTime'),
      ],
    })
  })

  it.each<[ListParameters, string]>([
    [{ price: 'abc' }, '查询条件“price”不是数字'],
    [{ price: '1e5' }, '查询条件“price”不是数字'],
    [{ price: '*5*' }, '查询条件“price”不支持模糊查询'],
    [{ count: '1.5' }, '查询条件“count”不是整数'],
    [{ count: '99999999999' }, '查询条件“count”超出范围'],
    [{ due: '2026-02-30' }, '查询条件“due”不是日期，格式为YYYY-MM-DD'],
    [{ createTime: 'yesterday' }, '查询条件“createTime”不是时间，格式为YYYY-MM-DD HH:mm:ss'],
    [{ open: 'maybe' }, '查询条件“open”只能是Y或N'],
    [{ name: 'a\0' }, '查询条件“name”含有无效字符'],
    [{ name: 'x'.repeat(2001) }, '查询条件“name”过长，最多2000个字符'],
    [{ name: Array.from({ length: 501 }, (_, at) => at).join(',') }, '查询条件“name”最多500个值'],
    [{ name: ['a', 'b'] }, '参数“name”只能有一个值'],
    [{ name: { $ne: 1 } }, '参数“name”只能有一个值'],
    [{ password: 'x' }, '不支持的查询条件：password'],
    [{ constructor: 'x' }, '不支持的查询条件：constructor'],
    [{ toString_begin: 'x' }, '不支持的查询条件：toString_begin'],
  ])('refuses %j', (params, message) => {
    expect(() => parseListQuery(params, fields)).toThrow(new QueryError(message))
  })

  it('passes over what it does not know where that is allowed, and tells it', () => {
    const unknown = 'passOver' as const
    const asked = parseListQuery({ logType: '1', name: 'a', x_begin: '1', empty: '' }, fields, { unknown })
    expect(asked.where).toEqual(parseListQuery({ name: 'a' }, fields).where)
    expect(asked.ignored).toEqual(['logType', 'x_begin'])
    // Nor is anybody let to guess at secrets.
    for (const name of ['password', 'salt_begin', 'userPassword', 'token_hash'])
      expect(() => parseListQuery({ [name]: 'a*' }, fields, { unknown })).toThrow(QueryError)
    // What it knows still has to be right, and nobody sorts or searches by what is not there.
    expect(() => parseListQuery({ price: 'abc' }, fields, { unknown })).toThrow(QueryError)
    expect(() => parseListQuery({ column: 'nothing' }, fields, { unknown })).toThrow(QueryError)
    const superQueryParams = JSON.stringify([{ field: 'nothing', rule: 'eq', val: '1' }])
    expect(() => parseListQuery({ superQueryParams }, fields, { unknown })).toThrow(QueryError)
  })

  it('leaves alone what the caller reads itself', () => {
    expect(parseListQuery({ departId: 'd1' }, fields, { ignore: ['departId'] }).where).toBeUndefined()
  })
})

describe('order', () => {
  it.each<[ListParameters, unknown]>([
    [{}, [{ field: 'createTime', order: 'desc' }]],
    [{ column: 'name', order: 'asc' }, [{ field: 'name', order: 'asc' }]],
    [{ column: 'name', order: 'ASCEND' }, [{ field: 'name', order: 'asc' }]],
    [{ column: 'name', order: 'descend' }, [{ field: 'name', order: 'desc' }]],
    [{ column: 'name_dictText', order: '(select 1)' }, [{ field: 'name', order: 'desc' }]],
    [
      { column: 'name,price,name', order: 'asc' },
      [
        { field: 'name', order: 'asc' },
        { field: 'price', order: 'asc' },
      ],
    ],
    [
      { column: 'name,price', order: 'asc,desc' },
      [
        { field: 'name', order: 'asc' },
        { field: 'price', order: 'desc' },
      ],
    ],
    [{ sortInfoString: '[{"column":"price","order":"asc"}]' }, [{ field: 'price', order: 'asc' }]],
  ])('%j', (params, sort) => {
    expect(parseListQuery(params, fields).sort).toEqual(sort)
  })

  it('names an unknown column in the words of the contract, with code 500', () => {
    for (const column of ['name;drop table', 'toString', '__proto__', 'name asc']) {
      const message = `请注意，将要排序的列字段不存在：${column}`
      expect(() => parseListQuery({ column }, fields)).toThrow(new QueryError(message, 500))
    }
  })

  it('falls back to id where there is no createTime', () => {
    const few: QueryFields = { id: { type: 'text' } }
    expect(parseListQuery({ column: 'createTime' }, few).sort).toEqual([{ field: 'id', order: 'desc' }])
    expect(parseListQuery({}, few).sort).toEqual([])
    expect(parseListQuery({}, few, { defaultSort: [{ field: 'id', order: 'asc' }] }).sort).toHaveLength(1)
  })
})

describe('page', () => {
  const page = (params: ListParameters, options = {}) => {
    const { pageNo, pageSize } = parseListQuery(params, fields, options)
    return [pageNo, pageSize]
  }
  it('has defaults and limits', () => {
    expect(page({})).toEqual([1, 10])
    expect(page({ pageNo: '3', pageSize: '20' })).toEqual([3, 20])
    expect(page({ pageNo: 0, pageSize: -5 })).toEqual([1, 10])
    expect(page({ pageSize: 5000 })).toEqual([1, 100])
    expect(page({ pageSize: 5000 }, { maxPageSize: 1000 })).toEqual([1, 1000])
    expect(page({ pageSize: -521 }, { allowAll: true })).toEqual([1, Infinity])
  })

  it.each([{ pageSize: -521 }, { pageNo: 'x' }, { pageNo: '1e9' }, { pageNo: 1.5 }, { pageNo: 1e9 }])(
    'refuses %j',
    (params) => {
      expect(() => page(params)).toThrow(QueryError)
    },
  )
})

/** Every field that a condition names. */
function namesIn(part: Where | undefined): string[] {
  if (!part) return []
  if (part.type === 'and' || part.type === 'or') return part.parts.flatMap(namesIn)
  return part.type === 'not' ? namesIn(part.part) : [part.field]
}

describe('whatever a client sends', () => {
  const name = fc.oneof(
    fc.constantFrom(...Object.keys(fields)),
    fc.string(),
    fc.constantFrom('__proto__', 'column', 'order'),
  )
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('*x*', '>=5', '2026-01-01', 'in a,b', '5', 'true', ',a,', '!x'),
    fc.anything(),
  )
  const line = fc.record({
    field: name,
    rule: fc.constantFrom('eq', 'in', 'like', 'ge', 'empty', 'x'),
    val: value,
  })
  const params = fc
    .tuple(fc.array(fc.tuple(name, value)), fc.option(fc.array(line)))
    .map(([entries, lines]) => ({
      ...Object.fromEntries(entries),
      ...(lines ? { superQueryParams: JSON.stringify(lines) ?? '' } : {}),
    }))

  it('the answer names known fields only, or it is refused with a QueryError', () => {
    fc.assert(
      fc.property(params, (each) => {
        try {
          const query = parseListQuery(each, fields)
          for (const field of [...namesIn(query.where), ...query.sort.map((sort) => sort.field)]) {
            expect(Object.keys(fields)).toContain(field)
          }
          expect(query.sort.every((sort) => sort.order === 'asc' || sort.order === 'desc')).toBe(true)
          expect(query.pageSize).toBeLessThanOrEqual(100)
        } catch (error) {
          expect(error).toBeInstanceOf(QueryError)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('query inputs', () => {
  const rules: InputRule[] = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le']
  it('wraps as specified', () => {
    expect(['like', 'ne', 'ge', 'le'].map((rule) => wrapInput(rule as InputRule, ' x '))).toEqual([
      '*x*',
      '!x',
      '>=x',
      '<=x',
    ])
    expect(wrapInput('like', ' ')).toBe('')
    expect(unwrapInput('like', '*')).toBe('*')
  })

  it.each(rules)('%s is removed again on display', (rule) => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(unwrapInput(rule, wrapInput(rule, text))).toBe(text.trim())
      }),
    )
  })
})

describe('rows in memory', () => {
  const rows = [
    { id: '1', name: 'Bolt', tags: 'a,b', price: 10 },
    { id: '2', name: 'nut', tags: 'ab', price: 9 },
    { id: '3', name: null, tags: '', price: null },
  ]
  it.each<[ListParameters, string[]]>([
    [{ name: '*BOL*' }, ['1']],
    [{ price: '>=9' }, ['1', '2']],
    [{ price: '> 9' }, ['1']],
    [{ tags: 'a' }, ['1']],
    [{ id: '1,3,' }, ['1', '3']],
    [{ name: '!nut' }, ['1']],
    [{ superQueryParams: '[{"field":"name","rule":"empty"}]' }, ['3']],
    [{}, ['1', '2', '3']],
  ])('%j', (params, ids) => {
    const condition = where(params)
    expect(rows.filter((row) => matchesWhere(condition, row)).map(({ id }) => id)).toEqual(ids)
  })
})

describe('entityQueryFields', () => {
  it('knows the types of an entity and the stored columns', () => {
    expect(entityQueryFields(order)).toMatchObject({
      customer: { type: 'text' },
      urgent: { type: 'text' },
      tags: { type: 'text', multiple: true },
      amount: { type: 'number' },
      count: { type: 'integer' },
      due: { type: 'date' },
      seen: { type: 'datetime' },
      createTime: { type: 'datetime' },
    })
  })
})
