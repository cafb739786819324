import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { displayWidth, formatThousands } from '../text'
import { checkCell, checkRule, findDuplicates } from './index'
import type { RuleOptions } from './index'

interface RuleVectors {
  rule: string
  params?: RuleOptions
  accept: unknown[]
  reject: unknown[]
  ambiguous?: { value: unknown; recommended: 'accept' | 'reject'; why: string }[]
}
interface Vectors {
  rules: RuleVectors[]
  unique: { values: unknown[]; row: number; ok: boolean }[]
  thousands: { input: string | number | null; output: string }[]
  width: { input: string; width: number }[]
}

const vectors = JSON.parse(
  readFileSync(new URL('./acceptance/validator-vectors.json', import.meta.url), 'utf8'),
) as Vectors

describe.each(vectors.rules)('$rule', ({ rule, params, accept, reject, ambiguous = [] }) => {
  const cases: [value: unknown, ok: boolean][] = [
    ...accept.map((value): [unknown, boolean] => [value, true]),
    ...reject.map((value): [unknown, boolean] => [value, false]),
    ...ambiguous.map(({ value, recommended }): [unknown, boolean] => [value, recommended === 'accept']),
  ]
  it.each(cases)('%j: %s', (value, ok) => {
    const result = checkRule(rule, value, params)
    expect(result.ok).toBe(ok)
    if (!ok) expect(result.message).toBeTruthy()
  })
})

describe('unique', () => {
  it.each(vectors.unique)('$values row $row: $ok', ({ values, row, ok }) => {
    const input = { value: values[row], row: {}, field: 'name' }
    const others = values.toSpliced(row, 1)
    expect(checkCell([{ unique: true }], input, others)).toMatchObject({ ok })
    expect(checkCell([{ pattern: 'only' }], input, others)).toMatchObject({ ok })
    expect(findDuplicates(values).has(row)).toBe(!ok)
  })
})

describe('texts', () => {
  it.each(vectors.thousands)('thousands of $input', ({ input, output }) => {
    expect(formatThousands(input)).toBe(output)
  })
  it.each(vectors.width)('width of $input', ({ input, width }) => {
    expect(displayWidth(input)).toBe(width)
  })
})
