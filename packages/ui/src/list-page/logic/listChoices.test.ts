import { describe, expect, it } from 'vitest'
import { NO_LIST_CHOICES, fitWidth, readListChoices } from './listChoices'

describe('what was chosen about a list', () => {
  it('comes back as it was kept', () => {
    const chosen = {
      hidden: ['remark'],
      order: ['amount', 'status'],
      widths: { amount: 200 },
      density: 'large' as const,
    }
    expect(readListChoices(JSON.stringify(chosen))).toEqual(chosen)
  })

  it.each([null, '', '{', '7', 'null', '[]'])('is nothing when %s is kept', (text) => {
    expect(readListChoices(text)).toEqual(NO_LIST_CHOICES)
  })

  it('leaves out what does not fit', () => {
    const text = '{"hidden":[1,"a"],"order":"b","widths":{"a":"wide","b":5,"c":90000},"density":"huge"}'
    expect(readListChoices(text)).toEqual({
      hidden: ['a'],
      order: [],
      widths: { b: 60, c: 1200 },
      density: 'small',
    })
  })

  it('keeps widths whole and within reason', () => {
    expect([fitWidth(1), fitWidth(100.6), fitWidth(1e9)]).toEqual([60, 101, 1200])
  })
})
