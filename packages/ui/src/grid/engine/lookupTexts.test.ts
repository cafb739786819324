import { expect, it, vi } from 'vitest'
import { LookupTexts } from './lookupTexts'

it('asks once for all columns that share a lookup, and notes the answer for each of them', async () => {
  const texts = vi.fn((values: readonly string[]) =>
    Promise.resolve(new Map(values.map((value) => [value, `T${value}`]))),
  )
  const lookup = { search: () => Promise.resolve([]), texts }
  const arrived = vi.fn()
  const learned = new LookupTexts(arrived)
  const read = () => [
    learned.get('a', lookup, '1'),
    learned.get('b', lookup, '2'),
    learned.get('b', lookup, '1'),
  ]
  expect(read()).toEqual([undefined, undefined, undefined])
  await vi.waitFor(() => expect(arrived).toHaveBeenCalled())
  expect(read()).toEqual(['T1', 'T2', 'T1'])
  expect(texts).toHaveBeenCalledExactlyOnceWith(['1', '2'])
})

it('asks again for values whose texts could not be had, in every column', async () => {
  const texts = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(new Map([['1', 'T1']]))
  const lookup = { search: () => Promise.resolve([]), texts }
  const learned = new LookupTexts(() => {})
  learned.get('a', lookup, '1')
  learned.get('b', lookup, '1')
  await vi.waitFor(() => expect(texts).toHaveBeenCalledTimes(1))
  await Promise.resolve()
  await vi.waitFor(() => {
    learned.get('b', lookup, '1')
    expect(learned.get('a', lookup, '1')).toBe('T1')
  })
  expect(learned.get('b', lookup, '1')).toBe('T1')
})
