import { describe, expect, it } from 'vitest'
import { compileColumns } from '../../engine/compileColumns'
import { builtInCells } from '../../builtInCells'
import type { GridColumn, SpanFunction } from '../../api/column'
import { buildSpans } from './spanMap'
import { isOneMerge, wholeMerges } from './wholeMerges'

const rows = ['A', 'A', 'A', 'B', 'B', '', '', 'C'].map((area, n) => ({ id: `r${n}`, area, n, unit: 'x' }))

function build(defs: GridColumn[], more: Partial<Parameters<typeof buildSpans>[0]> = {}, data = rows) {
  return buildSpans({
    count: data.length,
    rowAt: (index) => data[index],
    columns: compileColumns(defs, builtInCells),
    ...more,
  })
}

const AREA: GridColumn = { key: 'area', title: '区域', span: true }
const N: GridColumn = { key: 'n', title: '数' }
const UNIT: GridColumn = { key: 'unit', title: '单位' }
const merge = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right })

describe('buildSpans', () => {
  it('costs nothing without columns that merge', () => {
    expect(build([N, UNIT])).toBeUndefined()
    expect(build([AREA], {}, [])).toBeUndefined()
  })

  it('merges equal neighbours, and no blank ones', () => {
    const spans = build([N, AREA])!
    expect(spans.merges).toEqual([merge(0, 2, 1, 1), merge(3, 4, 1, 1)])
    expect(spans.at(1, 1)).toEqual(merge(0, 2, 1, 1))
    expect(spans.at(5, 1)).toBeUndefined()
    expect(spans.at(1, 0)).toBeUndefined()
    expect(spans.anchor({ row: 2, column: 1 })).toEqual({ row: 0, column: 1 })
    expect([spans.covers(0, 1), spans.covers(1, 1), spans.covers(7, 1)]).toEqual([false, true, false])
  })

  it('cuts what a function wishes at the end of rows and columns, at a pin and at an open row', () => {
    const all: SpanFunction = () => ({ rowSpan: 4, colSpan: 9 })
    const columns = [N, UNIT, { key: 'area', title: '区域' }]
    expect(build(columns, { span: all })!.merges).toEqual([merge(0, 3, 0, 2), merge(4, 7, 0, 2)])
    const cut = build(columns, {
      span: all,
      endOf: (column) => (column < 1 ? 1 : 3),
      endsBelow: (row) => row === 1,
    })!
    expect(cut.merges).toEqual([
      merge(0, 1, 0, 0),
      merge(0, 1, 1, 2),
      merge(2, 5, 0, 0),
      merge(2, 5, 1, 2),
      merge(6, 7, 0, 0),
      merge(6, 7, 1, 2),
    ])
  })

  it('never overlaps: the earlier merge has the cell', () => {
    const span: SpanFunction = (row, _index, column) =>
      column.key === 'unit' && row['n'] === 1
        ? { rowSpan: 2 }
        : column.key === 'n' && row['n'] === 2
          ? { colSpan: 2 }
          : undefined
    const spans = build([N, UNIT], { span })!
    expect(spans.merges).toEqual([merge(1, 2, 1, 1)])
    const wide: SpanFunction = (row, _index, column) =>
      column.key === 'unit' && row['n'] === 1
        ? { rowSpan: 2 }
        : column.key === 'n'
          ? { rowSpan: row['n'] === 1 ? 3 : 1, colSpan: 2 }
          : undefined
    expect(build([N, UNIT], { span: wide })!.at(2, 1)).toEqual(merge(1, 3, 0, 1))
  })

  it('takes numbers that make no sense as one', () => {
    const odd: SpanFunction = (_row, index) => ({
      rowSpan: [0, -3, Number.NaN, 1.9, Infinity][index] ?? 1,
      colSpan: 0,
    })
    expect(build([N, UNIT], { span: odd })).toBeUndefined()
  })

  it('holds 100,000 rows', () => {
    const many = Array.from({ length: 100_000 }, (_, n) => ({
      id: `${n}`,
      area: `${Math.floor(n / 7)}`,
      n,
      unit: 'x',
    }))
    const spans = build([AREA, UNIT], {}, many)!
    expect(spans.merges).toHaveLength(Math.ceil(100_000 / 7))
    expect(spans.at(99_999, 0)).toEqual(merge(99_995, 99_999, 0, 0))
  })
})

describe('a selection', () => {
  const spans = build([N, AREA, UNIT])
  const at = (row: number, column: number) => ({ row, column })

  it('on a covered cell is the merged one', () => {
    const one = wholeMerges({ active: at(2, 1), head: at(2, 1) }, spans)
    expect(one).toEqual({ active: at(0, 1), head: at(0, 1), range: merge(0, 2, 1, 1), grown: true })
    expect(isOneMerge(one)).toBe(true)
  })

  it('grows until it cuts no merge', () => {
    const grown = wholeMerges({ active: at(3, 1), head: at(2, 0) }, spans)
    expect(grown.range).toEqual(merge(0, 4, 0, 1))
    expect(isOneMerge(grown)).toBe(false)
    const plain = { active: at(6, 0), head: at(5, 2) }
    expect(wholeMerges(plain, spans)).toEqual(plain)
  })

  it('shrinks again when the merges are gone; a range that was asked for stays', () => {
    const grown = wholeMerges({ active: at(3, 1), head: at(2, 0) }, spans)
    expect(wholeMerges(grown, undefined)).toEqual({ active: grown.active, head: grown.head })
    const rowWise = { active: at(1, 0), head: at(1, 0), range: merge(1, 1, 0, 2) }
    const whole = wholeMerges(rowWise, spans)
    expect(whole.range).toEqual(merge(0, 2, 0, 2))
    expect(wholeMerges(whole, undefined).range).toEqual(merge(0, 2, 0, 2))
  })
})
