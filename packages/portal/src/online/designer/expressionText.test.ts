import type { Formula } from '@lading/core/entity'
import { describe, expect, it } from 'vitest'
import { conditionText, formulaText } from './expressionShown'
import { readCondition, readFormula } from './expressionText'

describe('formulas as people write them', () => {
  it.each<[string, Formula]>([
    ['quantity * price', { times: ['quantity', 'price'] }],
    ['a + b * 2', { plus: ['a', { times: ['b', 2] }] }],
    ['(a - b) / c', { over: [{ minus: ['a', 'b'] }, 'c'] }],
    ['sum(onlVisitCost.cost)', { sum: 'onlVisitCost.cost' }],
    ['count(onlVisitCost)', { count: 'onlVisitCost' }],
    ['round(a * 0.13, 2)', { round: { times: ['a', 0.13] }, digits: 2 }],
    ['max(a, b + 1)', { greatest: ['a', { plus: ['b', 1] }] }],
  ])('%s', (text, formula) => {
    expect(readFormula(text)).toEqual({ ok: true, value: formula })
    expect(readFormula(formulaText(formula)!)).toEqual({ ok: true, value: formula })
  })

  it.each([
    ['quantity *', 10],
    ['a b', 1],
    ['alert("x")', 6],
    ['a ; drop', 1],
    ['', 0],
    ['(a', 2],
  ])('tells where %j cannot be read', (text, at) => {
    expect(readFormula(text)).toMatchObject({ ok: false, at })
  })

  it('leaves to data what it has no words for', () => {
    expect(formulaText({ when: { field: 'a', op: 'filled' }, then: 1 })).toBeUndefined()
    expect(formulaText({ plus: ['a', { count: 'l', where: { field: 'b', op: 'empty' } }] })).toBeUndefined()
  })
})

describe('conditions as people write them', () => {
  it.each([
    ['amount > 5000', { field: 'amount', op: 'gt', value: 5000 }],
    ['status in (draft, returned)', { field: 'status', op: 'in', value: ['draft', 'returned'] }],
    ['remark empty', { field: 'remark', op: 'empty' }],
    ['city = "New York"', { field: 'city', op: 'eq', value: 'New York' }],
    ['day <= today()', { field: 'day', op: 'le', value: { the: 'today' } }],
    ['endDate >= field(startDate)', { field: 'endDate', op: 'ge', other: 'startDate' }],
    ['amount < -3', { field: 'amount', op: 'lt', value: -3 }],
    [
      'a = x and (b filled or c > 1)',
      {
        all: [
          { field: 'a', op: 'eq', value: 'x' },
          {
            any: [
              { field: 'b', op: 'filled' },
              { field: 'c', op: 'gt', value: 1 },
            ],
          },
        ],
      },
    ],
    ['not (a = x)', { not: { field: 'a', op: 'eq', value: 'x' } }],
  ] as const)('%s', (text, condition) => {
    expect(readCondition(text)).toEqual({ ok: true, value: condition })
    expect(conditionText(condition)).toBe(text)
  })

  it('tells where it cannot be read, and leaves lines to data', () => {
    expect(readCondition('a =')).toMatchObject({ ok: false, at: 3 })
    expect(readCondition('a == 1')).toMatchObject({ ok: false })
    expect(conditionText({ lines: 'l', some: { field: 'a', op: 'filled' } })).toBeUndefined()
    expect(conditionText(undefined)).toBeUndefined()
  })
})
