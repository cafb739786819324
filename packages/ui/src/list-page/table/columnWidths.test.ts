import { describe, expect, it } from 'vitest'
import type { Field } from '@lading/core/entity'
import { fittedWidth } from './columnWidths'

const field = (more: Partial<Field> = {}): Field => ({ kind: 'text', zh: '客户', en: 'Customer', ...more })
const head = { title: '客户', sortable: false }
const width = (value: unknown, more: Partial<Field> = {}) =>
  fittedWidth('a', field(more), [{ id: '1', a: value }], head)

describe('the width of a column', () => {
  it('follows its longest value; capitals, digits and Chinese are wider', () => {
    // Measured in a browser: 139 px of text and 16 of paddings.
    expect(width('QT20261123S000136')).toBeGreaterThanOrEqual(155)
    expect(width('中远海运集运')).toBeGreaterThan(width('abcdefabcd'))
    expect(width('x')).toBeLessThan(width('xxxxxxxxxxxx'))
  })

  it('leaves room for its title, and for the arrows of a sorted one', () => {
    const rows = [{ id: '1', a: 'x' }]
    const title = '客户产品描述'
    expect(fittedWidth('a', field(), rows, { title, sortable: false })).toBe(105)
    expect(fittedWidth('a', field(), rows, { title, sortable: true })).toBe(125)
  })

  it('is bounded: by 220 px, or by what the field says', () => {
    const long = 'x'.repeat(90)
    expect(width(long)).toBe(220)
    expect(width(long, { width: 300 })).toBe(300)
    expect(width('')).toBe(64)
  })

  it('goes by texts of codes and by grouped numbers', () => {
    const rows = [{ id: '1', a: 'SH', a_dictText: '上海港保税物流园区' }]
    expect(fittedWidth('a', field({ kind: 'dict' }), rows, head)).toBe(149)
    expect(width(1234567.5, { kind: 'money' })).toBe(width('1,234,567.50'))
  })

  it('goes by the font of this machine where that is wider, never below the guess', () => {
    const rows = [{ id: '1', a: 'QT20261125S000015' }]
    const measured = (px: number) => fittedWidth('a', field(), rows, head, (text) => text.length * px)
    expect(measured(10)).toBe(188)
    expect(measured(4)).toBe(width('QT20261125S000015'))
  })

  it('is that of the kind while there are no rows', () => {
    expect(fittedWidth('a', field({ kind: 'money' }), [], head)).toBe(130)
  })
})
