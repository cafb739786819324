import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { order } from '../fixtures'
import { definitionFaults } from '../definitionFaults'
import type { EntityDefinition } from '../types'
import { calculateFormula } from './formula'
import { conditionText } from './describe'
import { holds } from './holds'
import type { Comparison, Condition, Formula, Scope } from './types'

const known = { today: '2026-11-23', me: 'li' }
const scope: Scope = {
  row: {
    amount: 10000.01,
    type: 'prepay',
    empty: null,
    tags: 'a,b',
    urgent: 'Y',
    due: '2026-11-22',
    limit: '9.5',
  },
  lines: {
    rows: [
      { id: '1', qty: 2 },
      { id: '2', qty: 0.1 },
    ],
  },
  known,
}

describe('holds', () => {
  it.each<[Omit<Comparison, 'field'> & { field: string }, boolean]>([
    [{ field: 'amount', op: 'gt', value: 10000 }, true],
    [{ field: 'amount', op: 'le', value: '10000.01' }, true],
    [{ field: 'limit', op: 'lt', value: 10 }, true],
    [{ field: 'limit', op: 'gt', other: 'amount' }, false],
    [{ field: 'empty', op: 'gt', value: -1 }, false],
    [{ field: 'empty', op: 'le', value: 1 }, false],
    [{ field: 'empty', op: 'empty' }, true],
    [{ field: 'empty', op: 'eq', other: 'missing' }, true],
    [{ field: 'type', op: 'ne', value: 'x' }, true],
    [{ field: 'type', op: 'in', value: ['x', 'prepay'] }, true],
    [{ field: 'type', op: 'notIn', value: ['x', 'prepay'] }, false],
    [{ field: 'tags', op: 'has', value: 'b' }, true],
    [{ field: 'tags', op: 'has', value: 'a,b' }, false],
    [{ field: 'urgent', op: 'eq', value: true }, true],
    [{ field: 'due', op: 'lt', value: { the: 'today' } }, true],
    [{ field: 'due', op: 'eq', value: { the: 'now' } }, false],
    [{ field: 'constructor', op: 'filled' }, false],
    [{ field: '__proto__', op: 'filled' }, false],
  ])('%j is %s', (condition, expected) => {
    expect(holds(condition, scope)).toBe(expected)
  })

  it('joins conditions, and asks lines with the header in reach', () => {
    const small: Condition = { field: 'qty', op: 'lt', value: 1 }
    expect(holds({ lines: 'rows', some: small }, scope)).toBe(true)
    expect(holds({ lines: 'rows', every: small }, scope)).toBe(false)
    expect(holds({ lines: 'rows', none: { field: 'qty', op: 'gt', other: 'record.amount' } }, scope)).toBe(
      true,
    )
    expect(holds({ lines: 'toString', some: small }, scope)).toBe(false)
    expect(holds({ any: [small, { not: { field: 'empty', op: 'filled' } }] }, scope)).toBe(true)
    expect(holds({ all: [{ field: 'type', op: 'filled' }, small] }, scope)).toBe(false)
  })

  it('stays the same when it was stored as JSON in between', () => {
    const leaf = fc.record({
      field: fc.constantFrom('amount', 'type', 'empty', 'limit'),
      op: fc.constantFrom('eq' as const, 'ne' as const, 'gt' as const, 'le' as const, 'filled' as const),
      value: fc.oneof(fc.integer(), fc.constantFrom('prepay', '9.50')),
    })
    const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.record({ all: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ any: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ not: tie('condition') }),
      ),
    }))
    fc.assert(
      fc.property(condition, (one) => {
        const stored = JSON.parse(JSON.stringify(one)) as Condition
        expect(holds(stored, scope)).toBe(holds(one, scope))
        expect(holds({ not: stored }, scope)).toBe(!holds(one, scope))
      }),
    )
  })

  it('refuses to follow a condition that nests without end', () => {
    let deep: Condition = { field: 'amount', op: 'filled' }
    for (let at = 0; at < 1000; at++) deep = { not: deep }
    expect(() => holds(deep, scope)).toThrow('nested too deeply')
  })
})

describe('calculateFormula', () => {
  const row = { quantity: 3, price: 1.005, none: null, rate: '0.1' }
  it.each<[Formula, number, number | null]>([
    [{ times: ['quantity', 'price'] }, 2, 3.02],
    [{ times: ['quantity', 'none'] }, 2, null],
    [{ plus: [0.1, 0.2] }, 6, 0.3],
    [{ plus: ['none', 'rate'] }, 2, 0.1],
    [{ plus: ['none'] }, 2, null],
    [{ minus: ['quantity', 'rate', 'none'] }, 2, 2.9],
    [{ over: [1, 3] }, 4, 0.3333],
    [{ over: [2, 3] }, 4, 0.6667],
    [{ over: ['quantity', 0] }, 2, null],
    [{ least: ['quantity', 'rate', 'none'] }, 2, 0.1],
    [{ greatest: ['quantity', 'rate'] }, 2, 3],
    [{ round: 'price', digits: 2 }, 6, 1.01],
    [{ sum: 'rows.qty' }, 2, 2.1],
    [{ sum: 'none.qty' }, 2, 0],
    [{ count: 'rows' }, 0, 2],
    [{ count: 'rows', where: { field: 'qty', op: 'gt', value: 1 } }, 0, 1],
    [{ when: { field: 'quantity', op: 'gt', value: 2 }, then: 1, else: 2 }, 0, 1],
    [{ when: { field: 'quantity', op: 'gt', value: 3 }, then: 1 }, 0, null],
    ['constructor', 2, null],
  ])('%j with %i decimals is %s', (formula, digits, expected) => {
    expect(calculateFormula(formula, { row, lines: scope.lines }, digits)).toBe(expected)
  })
})

describe('conditionText', () => {
  it.each<[Condition, string, string]>([
    [{ field: 'status', op: 'eq', value: 'draft' }, '状态为“草稿”', 'Status is “Draft”'],
    [{ field: 'urgent', op: 'ne', value: true }, '加急不为“是”', 'Urgent is not “yes”'],
    [{ field: 'due', op: 'ge', value: { the: 'today' } }, '日期不小于“今天”', 'Due is at least “today”'],
    [
      { lines: 'tsOrderLine', every: { field: 'quantity', op: 'gt', other: 'record.count' } },
      '明细每行数量大于份数',
      'every row of Lines: Quantity is greater than Count',
    ],
    [{ field: 'count', op: 'gt', value: 1, zh: '份数太少', en: 'Too few' }, '份数太少', 'Too few'],
  ])('%j', (condition, zh, en) => {
    expect(conditionText(condition, order, 'zh-CN')).toBe(zh)
    expect(conditionText(condition, order, 'en-US')).toBe(en)
  })
})

describe('definitionFaults', () => {
  const faultsOf = (more: Partial<EntityDefinition>) =>
    definitionFaults({ ...order, ...more }).map(({ code, word }) => `${code} ${word}`)

  it('finds none in a sound definition', () => {
    expect(faultsOf({})).toEqual([])
  })

  it.each<[string, Partial<EntityDefinition>, string[]]>([
    ['an action into no state', { actions: { go: { zh: '', en: '', to: 'dne' } } }, ['no-state dne']],
    [
      'an input that is no field',
      { actions: { go: { zh: '', en: '', input: ['custmer'] } } },
      ['unknown-field custmer'],
    ],
    [
      'a condition on no field',
      { actions: { go: { zh: '', en: '', when: { field: 'x', op: 'filled' } } } },
      ['unknown-field x'],
    ],
    [
      'a check that is not there',
      { actions: { go: { zh: '', en: '', checks: ['none'] } } },
      ['no-check none'],
    ],
    [
      'a state that is set',
      { actions: { go: { zh: '', en: '', set: { status: { value: 'done' } } } } },
      ['action status'],
    ],
    [
      'a word that is none',
      { actions: { go: { zh: '', en: '', set: { due: 'tomorrow' as 'today' } } } },
      ['action tomorrow'],
    ],
    ['a name of every object', { actions: { constructor: { zh: '', en: '' } } }, ['action constructor']],
    ['two of a name', { actions: { finish: { zh: '', en: '' } } }, ['action finish']],
    [
      'a formula of no field',
      { derive: { amount: { sum: 'tsOrderLine.subtotl' } } },
      ['unknown-field subtotl'],
    ],
    ['lines that are not there', { derive: { amount: { count: 'lines' } } }, ['unknown-lines lines']],
  ])('%s', (_name, more, expected) => {
    expect(faultsOf(more)).toEqual(expected)
  })

  it('refuses what is too large to be asked again and again', () => {
    const wide = { all: Array.from({ length: 300 }, () => ({ field: 'customer', op: 'filled' as const })) }
    expect(faultsOf({ actions: { go: { zh: '', en: '', when: wide } } })).toEqual(['condition '])
  })
})
