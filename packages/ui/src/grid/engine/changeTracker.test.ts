import { expect, it, vi } from 'vitest'
import type { Row } from '@lading/core/rules'
import { ChangeTracker } from './changeTracker'
import { seeded } from '../testing/seeded'

const COUNT = 40
const FIELDS = ['a', 'b', 'c'] as const

/** Rows, and a tracker that hears how they are replaced. */
function tracked() {
  const idOf = vi.fn((row: Row) => String(row['id']))
  const tracker = new ChangeTracker(idOf)
  const loaded: Row[] = Array.from({ length: COUNT }, (_, n) => ({ id: `r${n}`, a: 0, b: 0, c: 0 }))
  const rows = [...loaded]
  const replace = (changes: readonly (readonly [position: number, values: Row])[], told: boolean) => {
    const sorted = changes.toSorted(([one], [other]) => one - other)
    const before = sorted.map(([position]) => rows[position]!)
    for (const [position, values] of sorted) rows[position] = { ...rows[position]!, ...values }
    tracker.update({
      at: sorted.map(([position]) => position),
      before,
      after: sorted.map(([position]) => rows[position]!),
      ...(told && { keys: sorted.map(([, values]) => Object.keys(values)) }),
    })
  }
  const changed = () =>
    loaded.filter((row, n) => FIELDS.some((key) => row[key] !== rows[n]![key])).map(({ id }) => id)
  return { tracker, loaded, rows, replace, changed, idOf }
}

it.each([1, 2, 3])('says the same of one row, of any and of all, whenever it is asked (seed %i)', (seed) => {
  const random = seeded(seed)
  const { tracker, loaded, rows, replace, changed } = tracked()
  for (let step = 0; step < 3000; step++) {
    const positions = new Set(Array.from({ length: 1 + random(6) }, () => random(COUNT)))
    const changes = [...positions].map((at) => [at, { [FIELDS[random(3)]!]: random(2) }] as const)
    replace(changes, random(2) === 0)
    const at = random(COUNT)
    const differs = FIELDS.some((key) => rows[at]![key] !== loaded[at]![key])
    if (random(2)) expect(tracker.originalAt(at, `r${at}`)).toEqual(differs ? loaded[at] : undefined)
    if (random(4) === 0) expect(tracker.dirty).toBe(changed().length > 0)
    if (random(12) === 0) expect(new Set(tracker.originals.keys())).toEqual(new Set(changed()))
  }
})

it('looks at a row of thousands that were written when it is asked for, and at one to know of changes', () => {
  const { tracker, loaded, replace, idOf } = tracked()
  replace(
    loaded.map((_, position) => [position, { a: 1 }] as const),
    true,
  )
  expect(tracker.originalAt(7, 'r7')).toBe(loaded[7])
  expect(idOf).not.toHaveBeenCalled()
  expect(tracker.dirty).toBe(true)
  expect(idOf).toHaveBeenCalledOnce()
  expect(tracker.originals.size).toBe(COUNT)
  expect(idOf).toHaveBeenCalledTimes(COUNT)
})

it('knows rows by where they stood when others go or come from outside', () => {
  const { tracker, loaded, replace } = tracked()
  replace([[5, { a: 1 }]], true)
  tracker.settle()
  // The first row is gone: the changed one stands one place higher now.
  expect(tracker.originalAt(4, 'r5')).toBe(loaded[5])
  expect(tracker.originalAt(5, 'r6')).toBeUndefined()
})
