import { describe, expect, it, vi } from 'vitest'
import { checkCell, findDuplicates } from './index'
import type { CellInput, CellRule } from './index'

const input = (value: unknown, more: Partial<CellInput> = {}): CellInput => ({
  value,
  row: {},
  field: 'unit',
  title: '单位',
  ...more,
})

describe('checkCell', () => {
  it('asks required, unique, pattern and handler in this order', () => {
    const handler = vi.fn(() => false)
    const rule: CellRule = { handler, pattern: 'n', unique: true, required: true }
    const others = ['x']
    expect(checkCell([rule], input(''), others)).toEqual({ ok: false, message: '单位不能为空' })
    expect(checkCell([rule], input('x'), others)).toEqual({ ok: false, message: '单位不能重复' })
    expect(checkCell([rule], input('y'), others)).toEqual({ ok: false, message: '请输入数字' })
    expect(handler).not.toHaveBeenCalled()
    expect(checkCell([rule], input('5'), others)).toEqual({ ok: false, message: '校验未通过' })
  })

  it('stops at the first failing rule object', () => {
    const second = vi.fn(() => true)
    const result = checkCell([{ pattern: 'z', message: 'first' }, { handler: second }], input('a'))
    expect(result).toEqual({ ok: false, message: 'first' })
    expect(second).not.toHaveBeenCalled()
  })

  it('fills placeholders, also with hostile texts', () => {
    const rule: CellRule = { required: true, message: '${title}|${key}|${defaultValue}|${other}|${title}' }
    const result = checkCell([rule], input('', { title: '$& $1', defaultValue: 5 }))
    expect(result).toEqual({ ok: false, message: '$& $1|unit|5|${other}|$& $1' })
  })

  it('names the key when there is no title', () => {
    expect(checkCell([{ required: true }], { value: null, row: {}, field: 'unit', locale: 'en-US' })).toEqual(
      {
        ok: false,
        message: 'unit is required',
      },
    )
  })

  it("prefers the handler's own message", () => {
    const rule: CellRule = { message: 'rule', handler: () => ({ pass: false, message: '${title}: own' }) }
    expect(checkCell([rule], input('a'))).toEqual({ ok: false, message: '单位: own' })
  })

  it('becomes a promise only when a handler does, and goes on after it', async () => {
    const slow: CellRule = { handler: async ({ value }) => value !== 'bad' }
    const rules = [slow, { pattern: 'z' }]
    expect(checkCell([{ pattern: 'z' }], input('1'))).toEqual({ ok: true })
    await expect(checkCell(rules, input('bad'))).resolves.toMatchObject({ ok: false })
    await expect(checkCell(rules, input('a'))).resolves.toEqual({ ok: false, message: '请输入整数' })
    await expect(checkCell(rules, input('1'))).resolves.toEqual({ ok: true })
  })

  it('can ask an index instead of the other values', () => {
    const taken = vi.fn((value: unknown) => value === 'x')
    expect(checkCell([{ unique: true }], input('x'), taken)).toMatchObject({ ok: false })
    expect(checkCell([{ unique: true }], input(''), taken)).toEqual({ ok: true })
    expect(taken.mock.calls).toEqual([['x']])
  })

  it('throws on a pattern that is no regular expression: the definition is wrong, not the value', () => {
    expect(() => checkCell([{ pattern: '([' }], input('a'))).toThrow()
  })

  it('keeps no position between two tests with a global expression', () => {
    const rules: CellRule[] = [{ pattern: /a/g }]
    expect(checkCell(rules, input('a'))).toEqual({ ok: true })
    expect(checkCell(rules, input('a'))).toEqual({ ok: true })
  })
})

describe('findDuplicates', () => {
  it('finds all of a group once each, and skips blanks', () => {
    expect([...findDuplicates(['a', 'b', 'a', '', '', null, 'a'])]).toEqual([0, 2, 6])
  })
})
