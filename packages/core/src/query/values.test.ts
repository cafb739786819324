import { describe, expect, it } from 'vitest'
import { MAX_VALUES, parseListQuery, parsePlainValue, parseSort, parseSuperQuery } from './index'
import type { QueryField, QueryFields } from './index'

const compare = (operator: string, value: unknown) => ({ type: 'compare', field: 'f', operator, value })
const read = (type: QueryField['type'], text: string) => parsePlainValue('f', { type }, text)

describe('moments', () => {
  const [day, next] = ['2026-02-28 00:00:00', '2026-03-01 00:00:00']
  it.each<[string, unknown]>([
    ['eq 2026-02-28', { type: 'and', parts: [compare('ge', day), compare('lt', next)] }],
    ['ne 2026-02-28', { type: 'or', parts: [compare('lt', day), compare('ge', next)] }],
    ['gt 2026-02-28', compare('ge', next)],
    ['le 2026-02-28', compare('lt', next)],
    ['ge 2026-02-28', compare('ge', day)],
    ['lt 2026-02-28', compare('lt', day)],
    ['gt  2026-02-28 ', compare('ge', next)],
    ['le 2026-02-28 23:59:59', compare('lt', next)],
    [
      '2026-02-28 23:59:59,2026-02-28',
      {
        type: 'or',
        parts: [
          { type: 'and', parts: [compare('ge', '2026-02-28 23:59:59'), compare('lt', next)] },
          { type: 'and', parts: [compare('ge', day), compare('lt', next)] },
        ],
      },
    ],
  ])('%s', (text, where) => {
    expect(read('datetime', text)).toEqual(where)
  })
})

describe('values of the type of their field', () => {
  it.each<[QueryField['type'], string, unknown]>([
    ['number', '1.25', 1.25],
    ['number', '.25', 0.25],
    ['number', '.5', 0.5],
    ['number', '-7', -7],
    ['number', '+7', 7],
    ['number', ' 7 ', 7],
    ['integer', '2147483647', 2_147_483_647],
    ['integer', '-2147483647', -2_147_483_647],
    ['date', ' 2026-02-28 ', '2026-02-28'],
    ['date', '2026-02-28 10:00:00', '2026-02-28'],
    ['boolean', 'Y', true],
    ['boolean', 'true', true],
    ['boolean', ' 1 ', true],
    ['boolean', 'n', false],
    ['boolean', 'FALSE', false],
    ['boolean', '0', false],
    ['text', 'x'.repeat(2000), 'x'.repeat(2000)],
  ])('%s %s', (type, text, value) => {
    expect(read(type, text)).toEqual(compare('eq', value))
  })

  it.each<[QueryField['type'], string, string]>([
    ['number', '1e3', '不是数字'],
    ['number', '.x', '不是数字'],
    ['integer', '1.5', '不是整数'],
    ['integer', '2147483648', '超出范围'],
    ['date', '2026-02-30', '不是日期'],
    ['date', '2026-02-28 25:00:00', '不是日期'],
    ['boolean', 'yes', '只能是Y或N'],
    ['boolean', '10', '只能是Y或N'],
    ['boolean', '01', '只能是Y或N'],
    ['boolean', 'xn', '只能是Y或N'],
    ['boolean', 'no', '只能是Y或N'],
    ['boolean', 'xtrue', '只能是Y或N'],
    ['text', 'x'.repeat(2001), '最多2000个字符'],
    ['number', 'x*', '不支持模糊查询'],
  ])('refuses %s %s', (type, text, message) => {
    expect(() => read(type, text)).toThrow(message)
  })

  it('compares columns of several values by what they hold, and else as texts', () => {
    const several: QueryField = { type: 'text', multiple: true }
    expect(parsePlainValue('f', several, 'ne x')).toEqual({
      type: 'not',
      part: { type: 'member', field: 'f', values: ['x'] },
    })
    expect(parsePlainValue('f', several, 'gt x')).toEqual(compare('gt', 'x'))
  })

  it('takes so many values of one condition, and shortens names in what it says', () => {
    const list = (count: number) => Array.from({ length: count }, (_, n) => `v${n}`).join(',')
    expect(read('text', list(MAX_VALUES))).toMatchObject({ type: 'in' })
    expect(() => read('text', list(MAX_VALUES + 1))).toThrow(`查询条件“f”最多${MAX_VALUES}个值`)
    const said = (length: number) => () => parsePlainValue('n'.repeat(length), { type: 'number' }, 'x')
    expect(said(60)).toThrow(`“${'n'.repeat(60)}”`)
    expect(said(61)).toThrow(`“${'n'.repeat(60)}…”`)
  })

  it('reads lists in commas, and a comma alone as none', () => {
    expect(read('text', ',a,b,')).toEqual({ type: 'in', field: 'f', values: ['a', 'b'] })
    expect(read('text', ',a')).toEqual({ type: 'in', field: 'f', values: ['a'] })
    expect(read('text', '*a,')).toEqual({ type: 'like', field: 'f', match: 'ends', text: 'a,' })
    expect(read('text', ',a*')).toEqual({ type: 'like', field: 'f', match: 'starts', text: ',a' })
    expect(read('text', 'gt   ')).toBeUndefined()
  })
})

describe('pages', () => {
  const fields: QueryFields = { id: { type: 'text' } }
  const page = (params: object, options = {}) => {
    const { pageNo, pageSize } = parseListQuery({ ...params }, fields, options)
    return [pageNo, pageSize]
  }
  it('begin at one, and end where nobody leafs any more', () => {
    expect(page({ pageNo: 0, pageSize: 1 })).toEqual([1, 1])
    expect(page({ pageSize: 0 })).toEqual([1, 10])
    expect(page({ pageNo: 11, pageSize: 10 }, { maxOffset: 100 })).toEqual([11, 10])
    expect(() => page({ pageNo: 12, pageSize: 10 }, { maxOffset: 100 })).toThrow(
      '页码过大：只能查看前100条，请缩小查询范围',
    )
    expect(() => page({ pageNo: 'x' })).toThrow('参数“pageNo”不是整数')
    expect(() => page({ pageSize: -521 }, { maxPageSize: 50 })).toThrow('每页最多50条，不能查询全部')
    expect(() => page({ pageNo: {} })).toThrow('参数“pageNo”只能有一个值')
  })
})

describe('the order', () => {
  const fields: QueryFields = Object.fromEntries(
    ['id', 'a', 'b', 'x_dictText', ...Array.from({ length: 11 }, (_, n) => `c${n}`)].map((key) => [
      key,
      { type: 'text' as const },
    ]),
  )
  const many = (count: number) => Array.from({ length: count }, (_, n) => `c${n}`).join(',')
  const sort = (column?: string, order?: string) =>
    parseSort({ ...(column !== undefined && { column }), ...(order !== undefined && { order }) }, fields)
      .map(({ field, order: way }) => `${field} ${way}`)
      .join()
  const list = (value: unknown) => parseSort({ list: JSON.stringify(value) }, fields)

  it('is one word for all columns, or one for each; the first word on a column counts', () => {
    expect(sort('a, b', 'asc')).toBe('a asc,b asc')
    expect(sort('a,b', 'asc,desc')).toBe('a asc,b desc')
    expect(sort('a,b,a', 'asc,desc,desc')).toBe('a asc,b desc')
    expect(sort('a')).toBe('a desc')
    expect(sort()).toBe('')
    expect(sort('x_dictText')).toBe('x_dictText desc')
    expect(sort('a_dictText', 'ASC')).toBe('a asc')
  })

  it('is a list of newer clients; what names no column does not count', () => {
    expect(
      list([{ column: 'a', order: 'asc' }, { column: '' }, { column: 7 }, null, { column: 'b', order: 1 }]),
    ).toEqual([
      { field: 'a', order: 'asc' },
      { field: 'b', order: 'desc' },
    ])
    for (const text of ['{', '{}', '7'])
      expect(() => parseSort({ list: text }, fields)).toThrow(
        expect.objectContaining({ message: '排序参数无法解析', code: 500 }) as Error,
      )
  })

  it('has an end, and knows its columns', () => {
    expect(sort(many(10)).split(',')).toHaveLength(10)
    expect(() => sort(many(11))).toThrow('最多按10列排序')
    expect(() => sort('secret')).toThrow('请注意，将要排序的列字段不存在：secret')
    expect(parseSort({ column: 'createTime' }, { a: { type: 'text' } })).toEqual([])
    expect(sort('createTime,id', 'asc')).toBe('id asc')
  })
})

describe('lines of an advanced query', () => {
  const where = (rule: string, val?: unknown, type: QueryField['type'] = 'text') =>
    parseSuperQuery(JSON.stringify([{ field: 'f', rule, val }]), undefined, { f: { type } })
  it.each<[string, unknown, unknown]>([
    ['not_empty', undefined, { type: 'not', part: { type: 'empty', field: 'f' } }],
    ['empty', undefined, { type: 'empty', field: 'f' }],
    ['in', ['a', 1, true, { x: 1 }], { type: 'in', field: 'f', values: ['a', '1', 'true'] }],
    ['in', 7, { type: 'in', field: 'f', values: ['7'] }],
    ['eq', ['a', 'b'], compare('eq', 'a,b')],
    ['eq', [], undefined],
    ['eq', '', undefined],
    ['eq', null, undefined],
    ['eq', false, compare('eq', 'false')],
    ['range', ['a', 'b'], { type: 'and', parts: [compare('ge', 'a'), compare('le', 'b')] }],
    ['range', ['a'], compare('ge', 'a')],
    ['range', ',b', compare('le', 'b')],
    ['range', ',', undefined],
  ])('%s %j', (rule, val, answer) => {
    expect(where(rule, val)).toEqual(answer)
  })

  it('refuses too many values, and ranges of days where there are none', () => {
    expect(() => where('in', Array(MAX_VALUES + 1).fill('a'))).toThrow(`高级查询“f”最多${MAX_VALUES}个值`)
    expect(() => where('relative', 'today')).toThrow('高级查询“f”不是日期，不能使用日期范围')
    expect(() => where('relative', 'someday', 'date')).toThrow('高级查询“f”的日期范围无效：someday')
    expect(() => where('sounds_like', 'x')).toThrow('高级查询不支持的规则：sounds_like')
  })
})
