import { describe, expect, it } from 'vitest'
import { matchesWhere } from './index'
import type { CompareOperator, Where } from './index'

const compare = (operator: CompareOperator, value: string | number | boolean): Where => ({
  type: 'compare',
  field: 'a',
  operator,
  value,
})
const like = (match: 'contains' | 'starts' | 'ends', text: string): Where => ({
  type: 'like',
  field: 'a',
  match,
  text,
})
const empty: Where = { type: 'empty', field: 'a' }
const yes: Where = { type: 'not', part: { type: 'in', field: 'a', values: [] } }
const no: Where = { type: 'in', field: 'a', values: [] }

describe('a row in memory', () => {
  // Less, equal, greater.
  it.each<[CompareOperator, boolean[]]>([
    ['eq', [false, true, false]],
    ['ne', [true, false, true]],
    ['gt', [false, false, true]],
    ['ge', [false, true, true]],
    ['lt', [true, false, false]],
    ['le', [true, true, false]],
  ])('%s', (operator, answers) => {
    expect([9, 10, 11].map((a) => matchesWhere(compare(operator, 10), { a }))).toEqual(answers)
    expect(['9', '10', '11'].map((a) => matchesWhere(compare(operator, 10), { a }))).toEqual(answers)
    expect(['B', 'a', 'b'].map((a) => matchesWhere(compare(operator, 'a'), { a }))).toEqual(answers)
    // Nothing is neither less nor greater, nor another value.
    for (const a of [null, undefined, '']) expect(matchesWhere(compare(operator, ''), { a })).toBe(false)
  })

  it('has no value, or has one', () => {
    for (const a of [null, undefined, '']) expect(matchesWhere(empty, { a })).toBe(true)
    for (const a of [0, false, ' ']) expect(matchesWhere(empty, { a })).toBe(false)
  })

  it('holds a text, letters alike', () => {
    const holds = (where: Where) => ['Bolt M8', 'bolt', 'a BOLT'].map((a) => matchesWhere(where, { a }))
    expect(holds(like('contains', 'OLT'))).toEqual([true, true, true])
    expect(holds(like('starts', 'Bolt'))).toEqual([true, true, false])
    expect(holds(like('ends', 'bolt'))).toEqual([false, true, true])
    expect(matchesWhere(like('contains', 'null'), { a: null })).toBe(false)
    expect(matchesWhere(like('contains', ''), { a: '' })).toBe(false)
  })

  it('is one of several, as a whole or as an element', () => {
    const among: Where = { type: 'in', field: 'a', values: [1, 2] }
    expect([1, '2', 3, null].map((a) => matchesWhere(among, { a }))).toEqual([true, true, false, false])
    const member: Where = { type: 'member', field: 'a', values: ['x', 'y'] }
    expect(['x', 'z,y', 'xy', '', null].map((a) => matchesWhere(member, { a }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('meets all, one, or none of several conditions', () => {
    const holds = (where: Where | undefined) => matchesWhere(where, { a: 'x' })
    expect(holds(undefined)).toBe(true)
    expect(holds({ type: 'and', parts: [yes, yes] })).toBe(true)
    expect(holds({ type: 'and', parts: [yes, no] })).toBe(false)
    expect(holds({ type: 'or', parts: [no, yes] })).toBe(true)
    expect(holds({ type: 'or', parts: [no, no] })).toBe(false)
    expect(holds({ type: 'not', part: yes })).toBe(false)
    expect(matchesWhere({ type: 'not', part: no }, { a: null })).toBe(true)
  })
})
