import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { order } from './fixtures'
import {
  columnType,
  deriveLines,
  deriveHeader,
  definitionFaults,
  deriveRecord,
  emptyRecord,
  emptyRow,
  fieldRules,
  normalizeRow,
  normalizeValue,
  shapeFaults,
  shownColumns,
  statistic,
  strayFaults,
  toGridColumns,
} from './index'
import type { Field, Row } from './index'
import type { Locale } from '../text/text'

const label = { zh: '', en: '' }

describe('statistic', () => {
  it.each([
    [[0.1, 0.2], 0.3, 0.15],
    [['1.5kg', '2', '', null, 'x'], 3.5, 1.75],
    [['', null, undefined], 0, 0],
    [[1.005], 1.01, 1.01],
    [[-1.005], -1.01, -1.01],
    [[], 0, 0],
    [[1, 1, 0], 2, 0.67],
    [[10, 0, 0], 10, 3.33],
    [[0.01, 0], 0.01, 0.01],
    [[Infinity, 1], 1, 1],
  ])('of %j', (values, sum, average) => {
    expect(statistic(values, 'sum')).toBe(sum)
    expect(statistic(values, 'average')).toBe(average)
  })

  it('adds cents exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e8, max: 1e8 })), (cents) => {
        const sum = cents.reduce((all, each) => all + each, 0)
        expect(
          statistic(
            cents.map((each) => each / 100),
            'sum',
          ),
        ).toBe(sum === 0 ? 0 : sum / 100)
      }),
    )
  })
})

describe('normalizeValue', () => {
  it.each<[Partial<Field> & Pick<Field, 'kind'>, unknown, unknown]>([
    [{ kind: 'money' }, ' 12.50 ', 12.5],
    [{ kind: 'money' }, '', null],
    [{ kind: 'money' }, ' ', null],
    [{ kind: 'money' }, '1,000', '1,000'],
    [{ kind: 'boolean' }, true, 'Y'],
    [{ kind: 'boolean' }, 'N', 'N'],
    [{ kind: 'text' }, 5, '5'],
    [{ kind: 'text' }, undefined, null],
    [{ kind: 'text' }, ['a'], ['a']],
    [{ kind: 'dictMulti' }, ['a', 'b'], 'a,b'],
    [{ kind: 'user', multiple: true }, [], null],
  ])('%j: %j → %j', (field, value, stored) => {
    expect(normalizeValue({ ...label, ...field }, value)).toEqual(stored)
  })

  it('keeps only named fields of a row and invents none', () => {
    expect(normalizeRow(order.fields, { customer: '', evil: 1 })).toEqual({ customer: null })
  })
})

describe('derive', () => {
  it('computes lines first and does not believe what was sent', () => {
    const lines = { tsOrderLine: [{ quantity: 2, price: 1.5, subtotal: 999 }, { quantity: 1 }] }
    const before = structuredClone(lines)
    expect(deriveLines(order, lines).tsOrderLine).toEqual([
      { quantity: 2, price: 1.5, subtotal: 3 },
      { quantity: 1, subtotal: null },
    ])
    expect(deriveRecord(order, { amount: 5, customer: 'a' }, lines)).toEqual({ amount: 3, customer: 'a' })
    expect(lines).toEqual(before)
  })

  it('rounds what a definition computes in binary fractions', () => {
    const entity = { ...order, derive: { amount: () => 0.1 + 0.2 } }
    expect(deriveRecord(entity, {}).amount).toBe(0.3)
    // Of lines that are computed already, none is computed again.
    expect(deriveHeader(order, { customer: 'a' }, { tsOrderLine: [{ price: 9, subtotal: 1.5 }] })).toEqual({
      customer: 'a',
      amount: 1.5,
    })
    expect(deriveRecord({ ...order, derive: { amount: () => NaN } }, {}).amount).toBeNull()
  })
})

describe('emptyRecord', () => {
  it('has every field, defaults and the initial state', () => {
    expect(emptyRecord(order)).toMatchObject({ status: 'draft', urgent: 'N', customer: null, amount: null })
    expect(Object.keys(emptyRecord(order))).toEqual(Object.keys(order.fields))
  })

  it('begins with the day, the user and the department where it is known who and when', () => {
    const fields: Record<string, Field> = {
      asker: { kind: 'user', default: { the: 'me' }, ...label },
      askedOn: { kind: 'date', default: { the: 'today' }, ...label },
      askedFor: { kind: 'dept', default: { the: 'department' }, ...label },
    }
    const known = { me: 'li', today: '2026-11-28', department: 'd7' }
    expect(emptyRow(fields, known)).toEqual({ asker: 'li', askedOn: '2026-11-28', askedFor: 'd7' })
    expect(emptyRow(fields)).toEqual({ asker: null, askedOn: null, askedFor: null })
    expect(shapeFaults({ ...order, fields: { ...order.fields, ...fields } })).toEqual(shapeFaults(order))
    const wrong: Field = { kind: 'date', default: { the: 'me' }, ...label }
    expect(shapeFaults({ ...order, fields: { ...order.fields, wrong } })[0]).toMatchObject({
      code: 'default',
      zh: `${order.key}的“wrong”是date字段，默认值不能是“me”。`,
    })
  })
})

describe('toGridColumns', () => {
  it('computes with the digits of the definition, as the server stores it', () => {
    const definition = order.lines!.tsOrderLine!
    const fine = { ...definition, derive: { subtotal: () => 12.3456 } }
    const columns = toGridColumns({ ...order, lines: { tsOrderLine: fine } }, 'tsOrderLine', 'zh-CN')
    expect(columns.find(({ key }) => key === 'subtotal')!.derive!({})).toBe(12.35)
  })

  it('locks, asks for and shows cells by whose session it is, as the server does', () => {
    const mine = { field: 'unit', op: 'eq', value: { the: 'me' } } as const
    const fields: Record<string, Field> = {
      unit: { kind: 'text', ...label },
      price: { kind: 'text', disabledWhen: mine, ...label },
      note: { kind: 'text', requiredWhen: mine, ...label },
      hidden: { kind: 'text', visibleWhen: { ...mine, field: 'record.by' }, ...label },
    }
    const lines = { tsOrderLine: { label, fields, columns: Object.keys(fields) } }
    const entity = { ...order, lines }
    const known = () => ({ me: 'li' })
    const [, price, note] = toGridColumns(entity, 'tsOrderLine', 'zh-CN', undefined, undefined, known)
    expect((price!.disabled as (row: Row) => boolean)({ unit: 'li' })).toBe(true)
    expect((price!.disabled as (row: Row) => boolean)({ unit: 'wu' })).toBe(false)
    const required = note!.validateRules[0]!.handler!
    expect(required({ value: '', row: { unit: 'li' } } as never)).toBe(false)
    expect(required({ value: '', row: { unit: 'wu' } } as never)).toBe(true)
    expect(shownColumns(entity, 'tsOrderLine', ['unit', 'hidden'], { by: 'li' }, known())).toEqual([
      'unit',
      'hidden',
    ])
    expect(shownColumns(entity, 'tsOrderLine', ['unit', 'hidden'], { by: 'wu' }, known())).toEqual(['unit'])
  })

  it('describes the columns of lines', () => {
    const columns = toGridColumns(order, 'tsOrderLine', 'zh-CN')
    expect(columns.map(({ key, title, type }) => [key, title, type])).toEqual([
      ['lineNum', '行号', 'row-number'],
      ['itemId', '物料', 'input'],
      ['unit', '单位', 'select'],
      ['quantity', '数量', 'inputNumber'],
      ['price', '单价', 'inputNumber'],
      ['subtotal', '小计', 'inputNumber'],
    ])
    expect(columns[1]).toMatchObject({ required: true, width: 140, maxLength: 255 })
    expect(columns[2]).toMatchObject({ dictCode: 'unit', defaultValue: 'pcs' })
    expect(columns[3]).toMatchObject({ digits: 2, min: 0.01, format: 'thousands' })
    expect(columns[4]).toMatchObject({ statistics: 'average' })
    expect(columns[5]).toMatchObject({ statistics: 'sum', disabled: true, derive: expect.any(Function) })
  })

  it('shows percentages as such', () => {
    const line = order.lines!.tsOrderLine!
    const fields = { ...line.fields, rate: { kind: 'percent', zh: '税率', en: 'Tax' } as const }
    const taxed = { ...order, lines: { tsOrderLine: { ...line, fields, columns: ['rate'] } } }
    expect(toGridColumns(taxed, 'tsOrderLine', 'zh-CN')[0]).toMatchObject({
      title: '税率',
      type: 'inputNumber',
      format: 'percent',
    })
  })

  it('are as wide as their titles need in the language, up to a limit', () => {
    const line = order.lines!.tsOrderLine!
    const tax = { kind: 'text', width: 90, zh: '税组', en: 'Tax group' } as const
    const fields = {
      tax,
      needed: { ...tax, required: true },
      long: { ...tax, en: 'What the customer has applied for', zh: '客户申请' },
      wide: { ...tax, width: 300 },
    }
    const entity = {
      ...order,
      lines: { tsOrderLine: { ...line, fields, columns: Object.keys(fields), derive: {}, footer: {} } },
    }
    const widths = (locale: Locale) => toGridColumns(entity, 'tsOrderLine', locale).map(({ width }) => width)
    expect(widths('en-US')).toEqual([120, 132, 220, 300])
    expect(widths('zh-CN')).toEqual([90, 94, 112, 300])
  })

  it('takes changes and another order', () => {
    const columns = toGridColumns(order, 'tsOrderLine', 'en-US', [
      { field: 'price', width: 90, title: 'P' },
      'itemId',
    ])
    expect(columns).toMatchObject([
      { key: 'price', width: 90, title: 'P' },
      { key: 'itemId', title: 'Item' },
    ])
  })

  it('say what the lines ask for besides: a handle, linked choices, tags, the whole row', () => {
    const line = {
      ...order.lines!.tsOrderLine!,
      dragHandle: true,
      linkage: { itemId: 'unit' },
      tags: ['unit'],
      details: ['itemId'],
    }
    const entity = { ...order, lines: { tsOrderLine: line } }
    const [handle, , item, unit] = toGridColumns(entity, 'tsOrderLine', 'zh-CN')
    expect(handle).toMatchObject({ key: '$drag', type: 'row-drag-sort' })
    expect(item).toMatchObject({ key: 'itemId', linkageKey: 'unit', showDetails: true })
    expect(unit).toMatchObject({ key: 'unit', setTagColor: true })
    expect(definitionFaults(entity)).toEqual([])
    const wrong = { ...line, linkage: { itemId: 'gone' }, tags: ['lost'] }
    const faults = definitionFaults({ ...order, style: 'tree', lines: { tsOrderLine: wrong } })
    expect(faults.map(({ word }) => word)).toEqual([order.key, 'gone', 'lost'])
  })

  it('says what is not there', () => {
    expect(() => toGridColumns(order, 'other', 'zh-CN')).toThrow('tsOrder has no lines called other')
    expect(() => toGridColumns(order, 'tsOrderLine', 'zh-CN', ['toString'])).toThrow(
      'no field called toString',
    )
  })
})

it('tells what a definition says in vain', () => {
  const [check] = Object.values(order.checks!)
  const wrong = {
    ...order,
    workflow: { ...order.workflow!, allow: { edti: ['draft'], 'lines.add': [] } },
    checks: { ...order.checks, told: { ...check!, field: 'custmer' } },
  }
  expect(strayFaults(order)).toEqual([])
  expect(strayFaults(wrong)).toMatchObject([
    {
      code: 'unknown-field',
      message: 'The check "told" is told at "custmer", which is no field.',
      zh: '规则“told”提示在“custmer”，它不是字段。',
      word: 'custmer',
    },
    {
      code: 'no-action',
      message: '"allow" names "edti", which no state decides.',
      zh: '“allow”中的“edti”不是可限制的操作。',
      word: 'edti',
    },
  ])
})

describe('kinds', () => {
  it('lead to column types', () => {
    expect(columnType({ kind: 'user' })).toBe('sel_user')
    expect(columnType({ kind: 'dict', look: 'radio' })).toBe('radio')
  })

  it('keep the order of rules: required, type, unique, pattern, own', () => {
    const own = { pattern: 'own' }
    const rules = fieldRules({ ...label, kind: 'email', required: true, unique: true, rules: [own] })
    expect(rules.map((rule) => Object.keys(rule)[0])).toEqual([
      'required',
      'handler',
      'unique',
      'pattern',
      'pattern',
    ])
    expect(rules.at(-1)).toBe(own)
  })
})
