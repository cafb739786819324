import { describe, expect, it } from 'vitest'
import {
  DATE_FORMAT,
  DATETIME_FORMAT,
  displayWidth,
  ellipsis,
  formatThousands,
  isDateText,
  isDatetimeText,
  textIn,
  wireDate,
  wireDatetime,
} from './index'

describe('formatThousands', () => {
  it.each<[unknown, number | undefined, string]>([
    [1234567.891, 2, '1,234,567.89'],
    ['1.005', 2, '1.01'],
    [-0.001, 2, '0.00'],
    [1000, 2, '1,000.00'],
    [999.995, 2, '1,000.00'],
    [1e21, undefined, '1,000,000,000,000,000,000,000'],
    [1.5, 0, '2'],
    ['abc', 2, 'abc'],
    [undefined, 2, ''],
    ['12.', undefined, '12'],
  ])('%s with %s digits', (value, digits, expected) => {
    expect(formatThousands(value, digits)).toBe(expected)
  })
})

describe('ellipsis', () => {
  it('cuts by units and never inside a character', () => {
    expect(ellipsis('中文abc', 5)).toBe('中文a…')
    expect(ellipsis('中文', 4)).toBe('中文')
    expect(ellipsis('😀😀', 3)).toBe('😀…')
    expect(ellipsis('x'.repeat(25))).toBe('x'.repeat(25))
    expect(ellipsis('x'.repeat(26))).toBe(`${'x'.repeat(25)}…`)
  })

  it('of no text is nothing', () => {
    expect([displayWidth(null), displayWidth(undefined), displayWidth('')]).toEqual([0, 0, 0])
  })
})

describe('dates', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['1900-02-29', false],
    ['0000-01-01', false],
    ['0001-01-01', true],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-01-01 ', false],
  ])('%s is a day: %s', (text, ok) => {
    expect(isDateText(text)).toBe(ok)
  })

  it.each([
    ['2026-02-28 23:59:59', true],
    ['2026-02-28 24:00:00', false],
    ['2026-02-30 00:00:00', false],
    ['2026-02-28T00:00:00', false],
    ['2026-02-28 00:00:60', false],
  ])('%s is a moment: %s', (text, ok) => {
    expect(isDatetimeText(text)).toBe(ok)
  })

  it('have the formats of the specification (spec 1 §9)', () => {
    expect([DATE_FORMAT, DATETIME_FORMAT]).toEqual(['YYYY-MM-DD', 'YYYY-MM-DD HH:mm:ss'])
  })

  it('are written in GMT+8', () => {
    expect(wireDatetime(Date.UTC(2026, 11, 31, 16, 0, 1))).toBe('2027-01-01 00:00:01')
    expect(wireDate(new Date(Date.UTC(2026, 0, 1)))).toBe('2026-01-01')
  })
})

describe('textIn', () => {
  it('chooses the language', () => {
    expect(textIn({ zh: '状态', en: 'Status' }, 'zh-CN')).toBe('状态')
    expect(textIn({ zh: '状态', en: 'Status' }, 'en-US')).toBe('Status')
  })
})
