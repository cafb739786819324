import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyOp } from '../../engine/rowOps'
import { diffRows } from './diffRows'

type Each = { id: string; v: number }
const idOf = (row: Each) => row.id
const row = (id: string, v = 0): Each => ({ id, v })

const applied = (before: readonly Each[], after: readonly Each[]) =>
  diffRows({ rows: before, idOf }, after)!.reduce((rows, op) => applyOp(rows, op).rows, [...before])

describe('from one list of rows to another', () => {
  it('is nothing for the same rows', () => {
    const rows = [row('a'), row('b')]
    expect(diffRows({ rows, idOf }, [...rows])).toEqual([])
  })

  it('names the row that changed, and no other', () => {
    const rows = [row('a'), row('b'), row('c')]
    const changed = row('b', 1)
    expect(diffRows({ rows, idOf }, [rows[0]!, changed, rows[2]!])).toEqual([
      { kind: 'update', at: [1], rows: [changed] },
    ])
  })

  it('moves one row by one op, whichever way', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => row(id))
    const [a, b, c, d, e] = rows as [Each, Each, Each, Each, Each]
    expect(diffRows({ rows, idOf }, [e, a, b, c, d])).toEqual([{ kind: 'move', from: 4, to: 0 }])
    expect(diffRows({ rows, idOf }, [b, c, d, e, a])).toEqual([{ kind: 'move', from: 0, to: 4 }])
  })

  it('gives up when hardly a row stands where it stood', () => {
    const rows = Array.from({ length: 2000 }, (_, n) => row(`r${n}`))
    expect(diffRows({ rows, idOf }, rows.toReversed())).toBeUndefined()
  })

  it('arrives at the other list, whatever both are', () => {
    const list = fc
      .uniqueArray(fc.nat(12), { maxLength: 12 })
      .chain((ids) => fc.tuple(fc.constant(ids), fc.array(fc.nat(3), { minLength: 12, maxLength: 12 })))
      .map(([ids, values]) => ids.map((id, n) => row(`r${id}`, values[n])))
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(applied(before, after)).toEqual(after)
      }),
    )
  })
})
