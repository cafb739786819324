import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { order } from './fixtures'
import {
  checkWhole,
  deriveRecord,
  emptyRecord,
  unknownFields,
  validateRecord,
  validateRecordAsync,
  validateRow,
} from './index'
import type { EntityDefinition } from './index'

const good = { ...emptyRecord(order), customer: '张三' }
const line = { id: 'l1', itemId: 'A', quantity: 1, price: 2.5 }
const issuesOf = (change: object) => validateRecord(order, { ...good, ...change })

describe('validateRecord', () => {
  it('accepts a good record', () => {
    expect(validateRecord(order, good, { tsOrderLine: [line] }, { side: 'server' })).toEqual([])
  })

  it('asks for required values but not for readonly ones', () => {
    expect(issuesOf({ customer: '' })).toEqual([{ field: 'customer', message: '客户不能为空' }])
    expect(validateRecord(order, { ...good, customer: null }, {}, { locale: 'en-US' })).toEqual([
      { field: 'customer', message: 'Customer is required' },
    ])
  })

  it.each<[string, unknown, string]>([
    ['customer', '六个字符的啊', '客户最多5个字符'],
    ['customer', 'a\0', '客户含有不能保存的字符'],
    ['customer', { a: 1 }, '客户必须是文本'],
    ['customer', ['a'], '客户必须是文本列表'],
    ['customer', true, '客户必须是文本'],
    ['mail', 'a@b', '邮箱必须是正确的邮箱'],
    ['due', '2026-02-30', '日期必须是存在的日期，格式为YYYY-MM-DD'],
    ['due', 20260101, '日期必须是存在的日期，格式为YYYY-MM-DD'],
    ['seen', '2026-02-03', '时间必须是存在的时间，格式为YYYY-MM-DD HH:mm:ss'],
    ['urgent', 'yes', '加急只能是Y或N'],
    ['tags', ['a', 1], '标签必须是文本列表'],
    ['files', 'a,b,c', '附件最多2个文件'],
    ['taskYear', 10_000, '年度必须是1900到2200之间的年份'],
    ['taskYear', 1899, '年度必须是1900到2200之间的年份'],
    ['due', '0001-01-01', '日期必须在1900年到2200年之间'],
    ['due', '1899-12-31', '日期必须在1900年到2200年之间'],
    ['due', '2201-01-01', '日期必须在1900年到2200年之间'],
    ['seen', '0202-06-01 08:00:00', '时间必须在1900年到2200年之间'],
    ['count', 1.5, '份数必须是整数'],
    ['count', 0, '份数不能小于1'],
    ['count', '11', '份数不能大于10'],
    ['count', 'many', '份数必须是数字'],
    ['count', [1], '份数必须是数字'],
    ['amount', 'abc', '金额必须是数字'],
    ['amount', 1.005, '金额最多2位小数'],
    ['amount', Number.NaN, '金额必须是数字'],
    ['amount', 1e15, '金额超出可保存的范围'],
    ['amount', '1e5', '金额必须是数字'],
    ['status', 'gone', '状态不是有效的状态'],
    ['status', 'constructor', '状态不是有效的状态'],
  ])('%s = %j: %s', (field, value, message) => {
    expect(issuesOf({ [field]: value })).toEqual([{ field, message }])
  })

  it.each<[string, unknown]>([
    ['customer', '😀😀😀😀😀'],
    ['customer', 12],
    ['tags', ['a', 'b']],
    ['tags', []],
    ['due', '2024-02-29'],
    ['due', '1900-01-01'],
    ['seen', '2200-12-31 23:59:59'],
    ['amount', '12.50'],
    ['amount', 0],
    ['amount', -99999999999999.99],
    ['count', 10],
    ['files', 'a,b'],
  ])('%s = %j is fine', (field, value) => {
    expect(issuesOf({ [field]: value })).toEqual([])
  })

  it('names line, row and position, and finds repeated values', () => {
    const rows = [line, { itemId: 'A', quantity: 0 }, { id: 'l3', itemId: 'B', quantity: 1 }]
    expect(validateRecord(order, good, { tsOrderLine: rows })).toEqual([
      { line: 'tsOrderLine', index: 0, rowId: 'l1', field: 'itemId', message: '物料不能重复' },
      { line: 'tsOrderLine', index: 1, field: 'itemId', message: '物料不能重复' },
      { line: 'tsOrderLine', index: 1, field: 'quantity', message: '数量不能小于0.01' },
    ])
  })

  it('refuses more lines than a record may have, at once', () => {
    const rows = Array.from({ length: 10_001 }, () => ({}))
    expect(validateRecord(order, good, { tsOrderLine: rows })).toEqual([
      { line: 'tsOrderLine', message: '明细最多10000行' },
    ])
  })

  it('counts each value of a unique column once, however many rows there are', () => {
    let reads = 0
    const rows = Array.from({ length: 5000 }, (_, at) => ({
      get itemId() {
        reads++
        return `item ${at}`
      },
      quantity: 1,
    }))
    expect(validateRecord(order, good, { tsOrderLine: rows })).toEqual([])
    expect(reads).toBeLessThan(rows.length * 5)
  })

  it('runs checks where they belong', () => {
    const record = { ...good, status: 'done', customer: 'none' }
    expect(validateRecord(order, record)).toEqual([{ message: '至少一行' }])
    expect(validateRecord(order, record, { tsOrderLine: [line] }, { side: 'server' })).toEqual([
      { message: '无库存', field: 'customer' },
    ])
  })

  it('tells once what several checks assert, in the words of the first, and what one alone asserts', () => {
    const covered = () => ({ field: 'count', op: 'ge' as const, value: 5 })
    const odd = () => false
    const entity: EntityDefinition = {
      ...order,
      checks: {
        edited: { assert: covered(), message: { zh: '改得太少', en: 'Changed below' }, field: 'count' },
        received: { assert: covered(), message: { zh: '收得太多', en: 'Received above' } },
        other: { assert: { field: 'count', op: 'ge', value: 6 }, message: { zh: '另外', en: 'Other' } },
        one: { assert: odd, message: { zh: '函数', en: 'Function' } },
        two: { assert: odd, message: { zh: '再说', en: 'Again' } },
      },
    }
    expect(validateRecord(entity, { ...good, count: 4 })).toEqual([
      { field: 'count', message: '改得太少' },
      { message: '另外' },
      { message: '函数' },
    ])
  })

  it('tells when a handler answers later, and waits for it when asked', async () => {
    const slow: EntityDefinition = {
      ...order,
      fields: {
        customer: {
          kind: 'text',
          zh: '客户',
          en: 'Customer',
          rules: [{ handler: async () => false, message: 'taken' }],
        },
      },
    }
    expect(() => validateRecord(slow, { customer: 'a' })).toThrow('Async')
    await expect(validateRecordAsync(slow, { customer: 'a' })).resolves.toEqual([
      { field: 'customer', message: 'taken' },
    ])
  })

  it('never throws on what a client may send', () => {
    const junk = fc.dictionary(fc.constantFrom(...Object.keys(order.fields)), fc.anything())
    const rows = fc.array(fc.dictionary(fc.constantFrom('itemId', 'quantity', 'price', 'id'), fc.anything()))
    fc.assert(
      fc.property(junk, rows, (record, lines) => {
        const issues = validateRecord(order, record, { tsOrderLine: lines }, { side: 'server' })
        expect(issues.every(({ message }) => message !== '')).toBe(true)
        deriveRecord(order, record, { tsOrderLine: lines })
      }),
      // What no text can be made of, as a state.
      { examples: [[{ status: [{ toString: {} }] }, []]] },
    )
  })
})

describe('a check over all lines', () => {
  const label = { zh: '', en: '' }
  const entity: EntityDefinition = {
    ...order,
    lines: {
      tsOrderLine: {
        label: { zh: '明细', en: 'Lines' },
        fields: {
          task: { kind: 'text', ...label },
          wanted: { kind: 'text', readonly: true, ...label },
          hidden: { kind: 'text', ...label },
        },
        columns: ['task', 'wanted'],
      },
    },
    checks: {},
  }
  const rows = [{ id: 'a', task: 'T1' }, { id: 'b' }, { id: 'c', task: '', wanted: 'Y' }]
  const told = (check: NonNullable<EntityDefinition['checks']>[string]) =>
    validateRecord(
      { ...entity, fields: {}, workflow: undefined, checks: { check } },
      {},
      { tsOrderLine: rows },
    )
  const message = { zh: '任务号不能为空', en: 'The task number is required' }

  it('is told at every line that breaks it, in the cell that can mend it', () => {
    const every = {
      any: [
        { field: 'wanted', op: 'empty' },
        { field: 'task', op: 'filled' },
      ],
    } as const
    expect(told({ assert: { lines: 'tsOrderLine', every }, message })).toEqual([
      { message: message.zh, line: 'tsOrderLine', field: 'task', index: 2, rowId: 'c' },
    ])
    const filled = { field: 'task', op: 'filled' } as const
    expect(
      told({ assert: { lines: 'tsOrderLine', every: filled }, message }).map(({ index }) => index),
    ).toEqual([1, 2])
  })

  it('is told of the record where no column shows it, where a field is named, and where some line is missed', () => {
    const hidden = { field: 'hidden', op: 'filled' } as const
    expect(told({ assert: { lines: 'tsOrderLine', every: hidden }, message })).toEqual([
      { message: message.zh },
    ])
    const filled = { field: 'task', op: 'filled' } as const
    expect(told({ assert: { lines: 'tsOrderLine', every: filled }, message, field: 'amount' })).toEqual([
      { message: message.zh, field: 'amount' },
    ])
    const some = { field: 'task', op: 'eq', value: 'T9' } as const
    expect(told({ assert: { lines: 'tsOrderLine', some }, message })).toEqual([{ message: message.zh }])
  })
})

describe('validateRow', () => {
  const { fields } = order.lines!.tsOrderLine!
  it('checks what is left when fields and lines have been checked one by one', async () => {
    const done = { ...good, customer: '', status: 'done' }
    const bad = { tsOrderLine: [{ ...line, quantity: 0 }] }
    // Neither the header nor the line is looked at once more …
    expect(await checkWhole(order, done, bad)).toEqual([])
    expect((await checkWhole(order, done, {})).map(({ message }) => message)).toEqual(
      validateRecord(order, { ...done, customer: '张三' }, {}).map(({ message }) => message),
    )
    // … unless nobody has.
    expect(await checkWhole(order, done, bad, { unchecked: ['tsOrderLine'] })).toMatchObject([
      { line: 'tsOrderLine', field: 'quantity' },
    ])
  })

  it('checks one row against the others', () => {
    const rows = [line, { itemId: 'B', quantity: 1 }]
    expect(validateRow(fields, line, rows)).toEqual([])
    expect(validateRow(fields, { ...line, itemId: 'B' }, rows, { locale: 'en-US' })).toEqual([
      { field: 'itemId', message: 'Item must not be repeated' },
    ])
  })
})

describe('unknownFields', () => {
  it('knows stored columns, dictionary texts and line changes', () => {
    const record = {
      ...good,
      id: '1',
      version: 2,
      status_dictText: '草稿',
      tsOrderLine: { tableData: [{ ...line, orderNum: 1, cost: 5 }], deleteData: [] },
      isAdmin: true,
    }
    expect(unknownFields(order, record)).toEqual(['tsOrderLine.cost', 'isAdmin'])
    expect(unknownFields(order, JSON.parse('{"__proto__": 1, "constructor": 2}') as object as never)).toEqual(
      ['__proto__', 'constructor'],
    )
  })
})
