import { describe, expect, it, vi } from 'vitest'
import type { Row } from '@lading/core/rules'
import { builtInCells } from '../builtInCells'
import type { GridColumn } from '../api/column'
import { readChangeset, readTableData } from './changeset'
import { compileColumns } from './compileColumns'
import { GridEngine } from './gridEngine'
import type { EngineOptions } from './transaction'

const COLUMNS: GridColumn[] = [
  { key: 'name', title: '名称', defaultValue: '新' },
  { key: 'quantity', title: '数量', type: 'inputNumber', statistics: ['sum', 'average'] },
  { key: 'price', title: '单价', type: 'inputNumber' },
  {
    key: 'amount',
    title: '金额',
    type: 'inputNumber',
    statistics: 'sum',
    derive: (row) => Number(row['quantity'] ?? 0) * Number(row['price'] ?? 0),
  },
]

function engineWith(rows: Row[], columns = COLUMNS, more: Partial<EngineOptions> = {}): GridEngine {
  const options = { rowKey: 'id', orderKey: 'orderNum', ...more }
  const engine = new GridEngine(options)
  engine.configure(compileColumns(columns, builtInCells))
  engine.load(rows)
  return engine
}

const numbered = (count: number): Row[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `r${i + 1}`,
    name: `n${i + 1}`,
    quantity: i + 1,
    price: 2,
    amount: (i + 1) * 2,
    orderNum: i + 1,
  }))

const tableData = (engine: GridEngine) =>
  readTableData(readChangeset(engine.store, engine.tracker, 'orderNum'), engine.store)

describe('GridEngine', () => {
  it('works a committed cell out once, and touches no other row', () => {
    const derive = vi.fn((row: Row) => Number(row['quantity'] ?? 0) * 2)
    const engine = engineWith(numbered(5_000), [...COLUMNS, { key: 'twice', title: '两倍', derive }])
    const before = [...engine.store.rows]
    const told = vi.fn()
    engine.transactions.on(told)
    derive.mockClear()
    engine.setCells([{ position: 1234, key: 'quantity', value: 7 }], 'edit')
    expect(derive).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledTimes(1)
    const other = engine.store.rows.filter((row, at) => row !== before[at])
    expect(other).toEqual([expect.objectContaining({ id: 'r1235', quantity: 7, amount: 14, twice: 14 })])
  })

  it('writes many rows as one step, in any order, twice named or not there', () => {
    const engine = engineWith(numbered(400))
    const before = engine.store.rows.map((row) => ({ ...row }))
    const expected = new Map(before.map((row) => [row['id'] as string, { ...row }]))
    const changes = Array.from({ length: 700 }, (_, i) => ({
      // Some ids come several times, some do not exist.
      id: `r${((i * 7919) % 450) + 1}`,
      values: i % 2 ? { quantity: i } : { name: `N${i}`, price: i % 5 },
    }))
    for (const { id, values } of changes) if (expected.has(id)) Object.assign(expected.get(id)!, values)
    for (const row of expected.values()) row['amount'] = Number(row['quantity']) * Number(row['price'])
    let told: string[] = []
    engine.transactions.on(({ updated }) => (told = updated.map(({ id }) => id)))
    engine.updateRows(changes, 'api')
    expect(engine.store.rows).toEqual([...expected.values()])
    expect(new Set(told)).toEqual(new Set(changes.map(({ id }) => id).filter((id) => expected.has(id))))
    const sum = [...expected.values()].reduce((total, row) => total + Number(row['quantity']), 0)
    expect(engine.totals.figures.get()['quantity']!.sum).toBe(sum)
    engine.undo()
    expect(engine.store.rows).toEqual(before)
    expect(engine.dirty).toBe(false)
    expect(engine.historyState.get()).toBe('01')
  })

  it('knows how rows were loaded when others leave from outside before anybody has asked', () => {
    const engine = engineWith(numbered(50))
    const loaded = engine.store.byId('r20')
    engine.updateRows(
      numbered(30).map(({ id }) => ({ id: String(id), values: { name: 'N' } })),
      'api',
    )
    engine.applyOutside([{ kind: 'remove', at: [0] }])
    const at = engine.store.positionOf('r20')
    expect(at).toBe(18)
    expect(engine.tracker.originalAt(at, 'r20')).toBe(loaded)
    expect(engine.tracker.originalAt(at + 15, 'r35')).toBeUndefined()
  })

  it('computes derived fields in the same step, and undo takes both back', () => {
    const engine = engineWith(numbered(2))
    engine.setCells([{ position: 0, key: 'price', value: 5 }], 'edit')
    expect(engine.store.at(0)).toMatchObject({ price: 5, amount: 5 })
    expect(engine.totals.figures.get()['amount']!.sum).toBe(9)
    engine.undo()
    expect(engine.store.at(0)).toMatchObject({ price: 2, amount: 2 })
    expect(engine.totals.figures.get()['amount']!.sum).toBe(6)
    expect(engine.tracker.dirty).toBe(false)
  })

  it('clears linked columns down the chain, unless a paste brings them along', () => {
    const columns: GridColumn[] = [
      { key: 'province', title: '省', linkageKey: 'city' },
      { key: 'city', title: '市', linkageKey: 'district' },
      { key: 'district', title: '区' },
    ]
    const engine = engineWith([{ id: '1', province: 'A', city: 'a', district: 'x' }], columns)
    engine.setCells([{ position: 0, key: 'province', value: 'B' }], 'edit')
    expect(engine.store.at(0)).toMatchObject({ province: 'B', city: '', district: '' })
    engine.undo()
    const both = [
      { position: 0, key: 'province', value: 'C' },
      { position: 0, key: 'city', value: 'c' },
    ]
    engine.setCells(both, 'paste')
    expect(engine.store.at(0)).toMatchObject({ province: 'C', city: 'c', district: '' })
  })

  it('empties with a name what it filled, but not what was filled only where nothing stood', () => {
    const fills = { name: 'name', unit: 'unit', price: { from: 'price', whenEmpty: true } }
    const columns: GridColumn[] = [
      { key: 'item', title: '物料', props: { fills } },
      { key: 'name', title: '名称', disabled: true },
      { key: 'price', title: '单价' },
    ]
    const row = { id: '1', item: 'A', name: 'Rope', unit: 'M', price: 9 }
    const engine = engineWith([row], columns)
    engine.setCells([{ position: 0, key: 'item', value: '' }], 'edit')
    expect(engine.store.at(0)).toMatchObject({ item: '', name: '', unit: null, price: 9 })
    engine.undo()
    expect(engine.store.at(0)).toMatchObject(row)
    const given = [
      { position: 0, key: 'item', value: null },
      { position: 0, key: 'name', value: 'typed' },
    ]
    engine.setCells(given, 'paste')
    expect(engine.store.at(0)).toMatchObject({ item: null, name: 'typed', unit: null })
  })

  it('gives new rows default values, computed fields and ids of their own', () => {
    const engine = engineWith([{ id: 'row_1_temp' }])
    const [id] = engine.insertRows(0, [{ quantity: 3, price: 4 }])
    expect(id).toBe('row_2_temp')
    expect(engine.store.at(0)).toEqual({ id, name: '新', quantity: 3, price: 4, amount: 12 })
    engine.insertRows(1, [{ id: 'r-copied' }])
    expect(engine.store.idAt(1)).toMatch(/_temp$/)
  })

  it('sends an appended row alone, and what must make room for an inserted one', () => {
    const engine = engineWith(numbered(4))
    const [last] = engine.insertRows(4, [{}])
    expect(tableData(engine).tableData).toMatchObject([{ id: last, orderNum: 5 }])
    engine.undo()
    const [second] = engine.insertRows(1, [{}])
    expect(tableData(engine).tableData.map((row) => [row['id'], row['orderNum']])).toEqual([
      [second, 2],
      ['r2', 3],
      ['r3', 4],
      ['r4', 5],
    ])
  })

  it('leaves a gap for a removed row instead of sending the rest', () => {
    const engine = engineWith(numbered(4))
    engine.removeRows(['r2'])
    expect(tableData(engine)).toEqual({ tableData: [], deleteData: ['r2'] })
    const [filled] = engine.insertRows(1, [{}])
    expect(tableData(engine).tableData).toMatchObject([{ id: filled, orderNum: 2 }])
  })

  it('sends nothing for a row put in and taken out, or changed and changed back', () => {
    const engine = engineWith(numbered(2))
    engine.removeRows(engine.insertRows(1, [{ name: 'x' }]))
    engine.setCells([{ position: 0, key: 'name', value: 'y' }], 'edit')
    engine.setCells([{ position: 0, key: 'name', value: 'n1' }], 'edit')
    expect(engine.tracker.dirty).toBe(false)
    expect(tableData(engine)).toEqual({ tableData: [], deleteData: [] })
  })

  it('treats loaded rows without a real id as new ones', () => {
    const engine = engineWith([{ name: 'a' }, { id: 'row_7_temp', name: 'b' }, { id: 'r1', name: 'c' }])
    expect(tableData(engine).tableData.map((row) => row['name'])).toEqual(['a', 'b'])
  })

  it('keeps both of two rows with one id', () => {
    const engine = engineWith([
      { id: 'a', name: '1' },
      { id: 'a', name: '2' },
    ])
    expect(engine.separateDoubles()).toEqual(['a'])
    expect(engine.store.idAt(1)).not.toBe('a')
    expect(tableData(engine).tableData.map((row) => row['name'])).toEqual(['2'])
  })

  it('takes no more rows than it may', () => {
    const engine = engineWith(numbered(2), COLUMNS, { maxRows: 3 })
    expect(engine.insertRows(2, [{}, {}, {}])).toHaveLength(1)
    expect(engine.insertRows(3, [{}])).toEqual([])
    expect(engine.store.count).toBe(3)
  })

  it('counts of very many rows only the totals that are looked at, later, and the others when asked', async () => {
    const rows = Array.from({ length: 25_000 }, (_, i) => ({ id: `r${i}`, quantity: 1, price: 1 }))
    const engine = engineWith(rows)
    const sums = () => {
      const figures = engine.totals.figures.get()
      return [figures['quantity']?.sum, figures['amount']?.sum]
    }
    engine.totals.want(['quantity'])
    engine.setCells([{ position: 0, key: 'quantity', value: 5 }], 'edit')
    expect(sums()).toEqual([undefined, undefined])
    await expect.poll(sums).toEqual([25_004, undefined])
    engine.setCells([{ position: 1, key: 'quantity', value: 2 }], 'edit')
    expect(sums()).toEqual([25_005, undefined])
    engine.totals.countNow()
    expect(sums()).toEqual([25_005, 7])
    engine.load(rows)
    await expect.poll(() => sums()[0]).toBe(25_000)
  })

  it('moves within bounds only', () => {
    const engine = engineWith(numbered(3))
    expect(engine.moveRow('r1', -1)).toBe(false)
    expect(engine.moveRow('r3', 3)).toBe(false)
    expect(engine.moveRow('r1', 2)).toBe(true)
    expect(tableData(engine).tableData.map((row) => [row['id'], row['orderNum']])).toEqual([['r1', 4]])
    engine.undo()
    expect(engine.tracker.dirty).toBe(false)
  })
})

/** A source of numbers that is the same at every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1664525 + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

describe('a thousand random steps', () => {
  it.each([1, 2, 3, 4])('agree with a plain list, and undo all the way back (seed %i)', (seed) => {
    const random = seeded(seed)
    const loaded = numbered(20)
    const engine = engineWith(loaded)
    let model: Row[] = loaded.map((row) => ({ ...row }))
    const past: Row[][] = []
    for (let step = 0; step < 250; step++) {
      const before = model.map((row) => ({ ...row }))
      const at = random(model.length)
      switch (random(5)) {
        case 0: {
          const count = 1 + random(3)
          const ids = engine.insertRows(
            at,
            Array.from({ length: count }, (_, i) => ({ quantity: i, price: 1 })),
          )
          const made = ids.map((id, i) => ({ id, name: '新', quantity: i, price: 1, amount: i }))
          model.splice(at, 0, ...made)
          break
        }
        case 1: {
          if (model.length < 4) continue
          const gone = [...new Set([at, random(model.length)])]
          engine.removeRows(gone.map((position) => String(model[position]!['id'])))
          model = model.filter((_, position) => !gone.includes(position))
          break
        }
        case 2: {
          const to = random(model.length)
          if (!engine.moveRow(String(model[at]!['id']), to)) continue
          model.splice(to, 0, ...model.splice(at, 1))
          break
        }
        default: {
          const value = random(50) / 4
          if (model[at]!['quantity'] === value) continue
          engine.setCells([{ position: at, key: 'quantity', value }], 'edit')
          model[at] = { ...model[at], quantity: value, amount: value * Number(model[at]!['price']) }
        }
      }
      past.push(before)
      expect(engine.store.rows).toEqual(model)
      const total = model.reduce((sum, row) => sum + Number(row['quantity']), 0)
      expect(engine.totals.figures.get()['quantity']!.sum).toBeCloseTo(total, 2)
      checkChangeset(engine, loaded)
    }
    for (const rows of past.slice(-200).reverse()) {
      engine.undo()
      expect(engine.store.rows).toEqual(rows)
    }
    for (let step = 0; step < 200; step++) engine.redo()
    expect(engine.store.rows).toEqual(model)
    checkChangeset(engine, loaded)
  })
})

/** Applies the changes to what was loaded, as a server does: the outcome must be the grid's rows, in their order. */
function checkChangeset(engine: GridEngine, loaded: Row[]): void {
  const { tableData: sent, deleteData } = tableData(engine)
  const rows = new Map(loaded.map((row) => [String(row['id']), row]))
  for (const id of deleteData) expect(rows.delete(id)).toBe(true)
  for (const row of sent) rows.set(String(row['id']), row)
  const saved = [...rows.values()].sort((a, b) => Number(a['orderNum']) - Number(b['orderNum']))
  expect(saved.map((row) => row['id'])).toEqual(engine.store.rows.map((row) => row['id']))
  expect(saved.map((row) => row['quantity'])).toEqual(engine.store.rows.map((row) => row['quantity']))
}
