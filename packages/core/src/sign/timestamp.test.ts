import { describe, expect, it } from 'vitest'
import { checkTimestamp, parseTimestamp, signTimestamp } from './timestamp'

const NOON = Date.UTC(2026, 10, 20, 4, 0, 0)

describe('X-TIMESTAMP', () => {
  it('is written in UTC+8 wherever it runs', () => {
    expect(signTimestamp(new Date(NOON))).toBe('20261120120000')
    expect(signTimestamp(new Date(Date.UTC(2026, 11, 31, 16, 0, 5, 7)))).toBe('20270101000005')
  })

  it.each([
    ['20261120120000', NOON],
    [String(NOON), NOON],
    ['20261320120000', undefined],
    ['20260230120000', undefined],
    ['20261120126000', undefined],
    ['2026-11-20', undefined],
    ['', undefined],
    ['-1', undefined],
    ['1e13', undefined],
  ])('reads %s', (text, time) => {
    expect(parseTimestamp(text)).toBe(time)
  })

  it('compares times, not digits: one second across the hour is one second', () => {
    expect(checkTimestamp('20261120115959', NOON)).toEqual({ ok: true, time: NOON - 1000 })
  })

  it.each([
    [300, true],
    [301, false],
    [-300, true],
    [-301, false],
  ])('%d s ahead: %s', (seconds, ok) => {
    expect(checkTimestamp(signTimestamp(new Date(NOON + seconds * 1000)), NOON).ok).toBe(ok)
  })

  it('says what is wrong', () => {
    expect(checkTimestamp(undefined, NOON)).toMatchObject({ reason: 'missing' })
    expect(checkTimestamp('abc', NOON)).toMatchObject({
      message: '签名验证失败:X-TIMESTAMP格式必须为:yyyyMMddHHmmss',
    })
    expect(checkTimestamp('20261120100000', NOON)).toMatchObject({
      message: '签名验证失败:X-TIMESTAMP已过期',
    })
  })
})
