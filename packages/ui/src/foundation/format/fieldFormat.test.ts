import type { Field } from '@lading/core/entity'
import { describe, expect, it } from 'vitest'
import { isBlank, isNumeric, numberText, ungroupThousands } from './fieldFormat'

const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  kind,
  zh: '数',
  en: 'n',
  ...more,
})

describe('numberText', () => {
  it.each([
    [field('money'), 1234.5, '1,234.50'],
    [field('quantity'), 1200, '1,200'],
    [field('quantity'), 1.5, '1.5'],
    [field('rate'), 7.12345678, '7.123457'],
    [field('percent'), 6, '6%'],
    [field('integer'), 1999.6, '2,000'],
    [field('decimal', { digits: 3 }), 0.1, '0.1'],
    [field('money'), null, ''],
  ])('%o', (def, value, text) => {
    expect(numberText(def, value)).toBe(text)
  })

  it('is undone by ungroupThousands', () => {
    expect(ungroupThousands(' 1,234,567.50 ')).toBe('1234567.50')
    expect(ungroupThousands(undefined)).toBe('')
  })
})

describe('isNumeric', () => {
  it('counts amounts, not years and positions', () => {
    expect(isNumeric({ kind: 'money' })).toBe(true)
    expect(isNumeric({ kind: 'year' })).toBe(false)
    expect(isNumeric({ kind: 'text' })).toBe(false)
  })
})

describe('isBlank', () => {
  it('counts nothing, the empty text and the empty list, but not zero', () => {
    expect([null, undefined, '', []].every(isBlank)).toBe(true)
    expect([0, false, ' ', ['']].some(isBlank)).toBe(false)
  })
})
