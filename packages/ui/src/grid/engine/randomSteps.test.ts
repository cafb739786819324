import { expect, it } from 'vitest'
import type { Row } from '@lading/core/rules'
import { builtInCells } from '../builtInCells'
import { Memory } from '../testing/memory'
import { seeded } from '../testing/seeded'
import { readChangeset } from './changeset'
import { compileColumns } from './compileColumns'
import { GridEngine } from './gridEngine'

const STEPS = 5000

const columns = compileColumns(
  [
    { key: 'country', title: '国家', linkageKey: 'port' },
    { key: 'port', title: '港口' },
    { key: 'quantity', title: '数量', type: 'inputNumber', statistics: 'sum' },
    { key: 'amount', title: '金额', statistics: 'sum', derive: (row) => Number(row['quantity'] ?? 0) * 3 },
  ],
  builtInCells,
)

type Plain = {
  id: string
  country: string
  port: string
  quantity: number | null
  amount: number
  orderNum?: number
}

/** The same rows in the plainest way: a list, and the lists it was before. */
class Model extends Memory<Plain> {
  /** Writes fields of rows; a row whose values are the same stays the same object. */
  write(changes: ReadonlyMap<string, Partial<Plain>>): void {
    let changed = false
    const next = this.rows.map((row) => {
      const values = changes.get(row.id)
      if (!values) return row
      const after = { ...row, ...values }
      // The port belongs to the country.
      if (after.country !== row.country && !('port' in values)) after.port = ''
      after.amount = Number(after.quantity ?? 0) * 3
      const same = (Object.keys(after) as (keyof Plain)[]).every((key) => Object.is(after[key], row[key]))
      changed ||= !same
      return same ? row : after
    })
    if (changed) this.do(next)
  }
}

const FIELDS = ['id', 'country', 'port', 'quantity', 'amount'] as const
const text = (rows: readonly Row[]) =>
  rows.map((row) => FIELDS.map((key) => String(row[key])).join('|')).join('\n')

it.each([1, 2, 3, 4])(
  `is a plain list with a memory, over ${STEPS} random steps (seed %i)`,
  (seed) => {
    const random = seeded(seed)
    const base: Plain[] = Array.from({ length: 30 }, (_, n) => ({
      id: `r${n}`,
      country: `C${n % 4}`,
      port: `P${n}`,
      quantity: n,
      amount: n * 3,
      orderNum: n + 1,
    }))
    const engine = new GridEngine({ rowKey: 'id', orderKey: 'orderNum' })
    engine.configure(columns)
    engine.load(base)
    const model = new Model(base)
    const fresh = (values: Partial<Plain>, id: string): Plain => {
      const quantity = values.quantity ?? null
      return { country: '', port: '', ...values, id, quantity, amount: Number(quantity ?? 0) * 3 }
    }
    for (let step = 0; step < STEPS; step++) {
      const at = random(Math.max(1, model.rows.length))
      const row = model.rows[at]
      switch (random(model.rows.length > 60 ? 9 : 8)) {
        case 0: {
          const given = Array.from({ length: 1 + random(3) }, () => ({
            quantity: random(9),
            country: 'C9',
            port: '',
          }))
          const ids = engine.insertRows(at, given)
          const rows = ids.map((id, n) => fresh(given[n]!, id))
          model.do([...model.rows.slice(0, at), ...rows, ...model.rows.slice(at)])
          break
        }
        case 1:
        case 8: {
          const ids = new Set(model.rows.filter(() => random(12) === 0).map(({ id }) => id))
          engine.removeRows([...ids, 'nobody'])
          if (ids.size) model.do(model.rows.filter(({ id }) => !ids.has(id)))
          break
        }
        case 2: {
          const to = random(model.rows.length + 2) - 1
          const moved = row !== undefined && engine.moveRow(row.id, to)
          expect(moved).toBe(row !== undefined && to >= 0 && to < model.rows.length && to !== at)
          if (!moved) break
          const rest = model.rows.filter((each) => each !== row)
          model.do([...rest.slice(0, to), row, ...rest.slice(to)])
          break
        }
        case 3:
        case 4: {
          // A block of cells, as a paste or a fill writes it.
          const changes = new Map<string, Partial<Plain>>()
          const cells = []
          for (let n = at; n < Math.min(model.rows.length, at + 1 + random(5)); n++) {
            const values: Partial<Plain> = { quantity: random(5) }
            if (random(2)) values.country = `C${random(4)}`
            if (random(3) === 0) values.port = `P${random(4)}`
            changes.set(model.rows[n]!.id, values)
            for (const [key, value] of Object.entries(values)) cells.push({ position: n, key, value })
          }
          engine.setCells(cells, 'paste')
          model.write(changes)
          break
        }
        case 5:
          if (!row) break
          {
            const country = `C${random(3)}`
            engine.updateRows([{ id: row.id, values: { country } }], 'api')
            model.write(new Map([[row.id, { country }]]))
          }
          break
        case 6:
          for (let n = random(6); n >= 0; n--) {
            engine.undo()
            model.undo()
          }
          break
        default:
          for (let n = random(4); n >= 0; n--) {
            engine.redo()
            model.redo()
          }
      }
      check(engine, model, `seed ${seed}, step ${step}`)
    }
  },
  60_000,
)

/** Rows, totals, and the changes to be saved, which follow from the rows as they were loaded and as they are. */
function check(engine: GridEngine, model: Model, where: string): void {
  expect(text(engine.store.rows), where).toBe(text(model.rows))
  const sum = (key: 'quantity' | 'amount') => model.rows.reduce((all, row) => all + Number(row[key] ?? 0), 0)
  const figures = engine.totals.figures.get()
  expect([figures['quantity']!.sum, figures['amount']!.sum], where).toEqual([sum('quantity'), sum('amount')])
  expect(engine.historyState.get(), where).toBe(`${model.past.length ? 1 : 0}${model.future.length ? 1 : 0}`)
  const changes = readChangeset(engine.store, engine.tracker, 'orderNum')
  const base = new Map(model.base.map((row) => [row.id, row]))
  const now = new Set(model.rows.map(({ id }) => id))
  const ids = (rows: readonly Row[]) => rows.map((row) => String(row['id'])).join()
  const inserted = model.rows.filter(({ id }) => !base.has(id))
  const updated = model.rows.filter((row) => base.has(row.id) && text([row]) !== text([base.get(row.id)!]))
  expect(ids(changes.inserted), where).toBe(ids(inserted))
  expect(ids(changes.updated.map((each) => each.row)), where).toBe(ids(updated))
  expect(new Set(changes.deleted.map(({ id }) => id)), where).toEqual(
    new Set([...base.keys()].filter((id) => !now.has(id))),
  )
  // Written over what the server has, the order numbers put the rows into this order.
  const written = new Map(
    [...changes.inserted, ...changes.updated.map((each) => each.row), ...changes.moved].map((row) => [
      row['id'],
      row,
    ]),
  )
  let last = 0
  for (const { id } of model.rows) {
    const order = Number((written.get(id) ?? base.get(id))?.['orderNum'])
    if (!(order > last)) expect.fail(`${where}: the order number ${order} of ${id} stands behind ${last}`)
    last = order
  }
}
