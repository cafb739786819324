import { expect, it } from 'vitest'
import { mergeRow } from './mergeRow'

it('takes theirs where nothing was entered, keeps mine where it was, and says where both differ', () => {
  const base = { id: 1, a: 1, b: 1, c: 1, d: 1, e: 1 }
  const mine = { id: 1, a: 1, b: 2, c: 2, d: 2, e: 1 }
  const merged = mergeRow(mine, base, { a: 3, b: 3, c: 2, d: 1, f: 9 })
  expect(merged.row).toEqual({ id: 1, a: 3, b: 2, c: 2, d: 2, e: 1, f: 9 })
  expect(merged.base).toEqual({ id: 1, a: 3, b: 3, c: 2, d: 1, e: 1, f: 9 })
  expect(merged.keys).toEqual(['a', 'f'])
  expect(merged.conflicts).toEqual([{ key: 'b', theirs: 3, before: 1 }])
  expect(merged.agreed).toEqual([{ key: 'c', theirs: 2, before: 1 }])
})

it('has no conflict in computed fields, and merges the field whose parts are sent one by one', () => {
  const merged = mergeRow(
    { t: 5, tug_status: { a: 1, b: 1 } },
    { t: 1, tug_status: { a: 1, b: 1 } },
    { t: 9 },
    () => true,
  )
  expect([merged.row['t'], merged.conflicts]).toEqual([9, []])
  const status = { a: 1, b: 1 }
  const parts = mergeRow({ tug_status: status }, { tug_status: status }, { tug_status: { b: 2 } })
  expect(parts.row).toEqual({ tug_status: { a: 1, b: 2 } })
})
