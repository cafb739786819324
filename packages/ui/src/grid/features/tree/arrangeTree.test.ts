import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrangeTree } from './arrangeTree'

const all = () => true
const at =
  (...parents: number[]) =>
  (position: number) =>
    parents[position]!

describe('the order of a tree', () => {
  it('shows every parent before its children, siblings in the order of the data', () => {
    // 0 ─ 2 ─ 4; 1 ─ 3
    const { order, depths, parents } = arrangeTree(5, at(-1, -1, 0, 1, 2), undefined, all)
    expect([...order]).toEqual([0, 2, 4, 1, 3])
    expect([...depths]).toEqual([0, 0, 1, 1, 2])
    expect([...parents]).toEqual([1, 1, 1, 0, 0])
  })

  it('leaves out what is under closed rows', () => {
    const { order } = arrangeTree(5, at(-1, -1, 0, 1, 2), undefined, (position) => position !== 2)
    expect([...order]).toEqual([0, 2, 1, 3])
  })

  it('sorts siblings only', () => {
    const sorted = Uint32Array.from([4, 3, 2, 1, 0])
    expect([...arrangeTree(5, at(-1, -1, 0, 1, 0), sorted, all).order]).toEqual([1, 3, 0, 4, 2])
  })

  it('shows what passes a filter under all its ancestors, closed or not', () => {
    const { order } = arrangeTree(6, at(-1, -1, 0, 1, 2, 0), undefined, () => false, Uint32Array.from([4]))
    expect([...order]).toEqual([0, 2, 4])
  })

  it('puts rows of a circle, and of missing parents, at the top', () => {
    const { order } = arrangeTree(4, at(1, 0, 3, 2), undefined, all)
    expect([...order].sort()).toEqual([0, 1, 2, 3])
    expect([...arrangeTree(1, at(-1), undefined, all).order]).toEqual([0])
    expect([...arrangeTree(0, at(), undefined, all).order]).toEqual([])
  })

  it('loses no row, whatever the parents are', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.nat(30), { maxLength: 30 })
          .map((wanted) => wanted.map((parent) => (parent < wanted.length ? parent : -1))),
        (parents) => {
          const { order, depths } = arrangeTree(parents.length, at(...parents), undefined, all)
          expect([...order].sort((a, b) => a - b)).toEqual(parents.map((_, position) => position))
          // Each row stands right below its parent or the family of an earlier sibling.
          order.forEach((position, index) => {
            const before = index === 0 ? -1 : depths[order[index - 1]!]!
            expect(depths[position]).toBeLessThanOrEqual(before + 1)
          })
        },
      ),
    )
  })
})
