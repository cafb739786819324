import { expect, it } from 'vitest'
import type { Row } from '@lading/core/rules'
import { builtInCells } from '../builtInCells'
import { compileColumns } from '../engine/compileColumns'
import { NO_FILTERS } from '../features/filtering/columnFilter'
import type { SortChoice } from '../api/arrangement'
import type { CellSpan } from '../api/column'
import { spreadChanges } from '../features/spans/spreadChanges'
import { installFeatures } from '../react/installFeatures'
import { gridMessages } from '../locale/gridMessages'
import { Memory } from '../testing/memory'
import { seeded } from '../testing/seeded'
import { GridController } from '../kernel/gridController'
import { buildLayout } from '../kernel/gridLayout'
import { treeOf } from '../features/tree/treeRows'
import { sortBy } from '../features/sorting/sorting'
import { filterBy } from '../features/filtering/filtering'
import { spansOf } from '../features/spans/gridSpans'

const STEPS = 1500

interface Line extends Row {
  id: string
  parentId: string
  name: string
  unit: string
  quantity: number | null
}

/** A function's merges: some wide, some high, some both, some larger than there is room. */
const wishOf = (quantity: unknown): CellSpan | undefined =>
  typeof quantity !== 'number' || quantity % 3 !== 0
    ? undefined
    : { rowSpan: (quantity % 4) + 1, colSpan: (quantity % 2) + 1 }

const columns = compileColumns(
  [
    { key: 'name', title: '名称' },
    { key: 'unit', title: '单位', span: true },
    { key: 'quantity', title: '数量', type: 'inputNumber', span: (row) => wishOf(row['quantity']) },
    { key: 'note', title: '备注' },
  ],
  builtInCells,
)
const UNIT = 1
const QUANTITY = 2

/** What is chosen to be shown. */
interface View {
  sort: SortChoice | undefined
  contains: string
  closed: ReadonlySet<string>
  tree: boolean
}

/** The rows that must be shown, found by looking at every row for every row. */
function shownOf(rows: readonly Line[], inserted: (id: string) => boolean, view: View): Line[] {
  const { sort, contains, closed, tree } = view
  const sorted = [...rows]
  if (sort) {
    const sign = sort.direction === 'ascending' ? 1 : -1
    const value = (row: Line) => row.quantity
    sorted.sort((a, b) => {
      if (value(a) === null || value(b) === null) return Number(value(a) === null) - Number(value(b) === null)
      return (value(a)! - value(b)!) * sign
    })
  }
  const passes = (row: Line) => contains === '' || row.name.includes(contains) || inserted(row.id)
  if (!tree) return sorted.filter(passes)
  const ids = new Set(rows.map(({ id }) => id))
  const parentOf = (row: Line) => (ids.has(row.parentId) ? row.parentId : '')
  const childrenOf = (id: string) => sorted.filter((row) => parentOf(row) === id)
  const needed = (row: Line): boolean => passes(row) || childrenOf(row.id).some(needed)
  const below = (id: string): Line[] =>
    childrenOf(id)
      .filter(needed)
      .flatMap((row) => [row, ...(contains === '' && closed.has(row.id) ? [] : below(row.id))])
  return below('')
}

/** Which cell covers which, cell by cell in reading order: `row,column` of the merge's first cell. */
function mergesOf(rows: readonly Line[]): string[][] {
  const owner = rows.map(() => columns.map(() => ''))
  const free = (row: number, column: number) => owner[row]?.[column] === ''
  for (let row = 0; row < rows.length; row++) {
    for (const column of [UNIT, QUANTITY]) {
      if (!free(row, column)) continue
      const wish = column === UNIT ? { rowSpan: run(rows, row), colSpan: 1 } : wishOf(rows[row]!.quantity)
      if (!wish) continue
      let wide = 1
      while (wide < wish.colSpan! && free(row, column + wide)) wide++
      let high = 1
      const all = (below: number) =>
        Array.from({ length: wide }, (_, n) => free(below, column + n)).every(Boolean)
      while (high < wish.rowSpan! && all(row + high)) high++
      if (wide * high === 1) continue
      for (let n = 0; n < high; n++) owner[row + n]!.fill(`${row},${column}`, column, column + wide)
    }
  }
  return owner
}

/** How many rows from one on have its unit; blank ones are not merged. */
function run(rows: readonly Line[], from: number): number {
  let to = from + 1
  while (rows[from]!.unit !== '' && rows[to]?.unit === rows[from]!.unit) to++
  return to - from
}

it.each([1, 2, 3, 4, 5, 6])(
  `shows branches, order, filter and merges as a plain list has them, over ${STEPS} random steps (seed %i)`,
  (seed) => {
    const random = seeded(seed)
    const unit = () => ['', 'PCS', 'KG'][random(3)]!
    const base: Line[] = Array.from({ length: 30 }, (_, n) => ({
      id: `r${n}`,
      parentId: n % 5 === 0 || n % 7 === 0 ? '' : `r${Math.floor(n / 2)}`,
      name: `N${n}`,
      unit: unit(),
      quantity: n % 11 === 0 ? null : random(9),
    }))
    const view: View = { sort: undefined, contains: '', closed: new Set(), tree: seed % 2 === 0 }
    const options = { rowKey: 'id', orderKey: 'orderNum' }
    const grid = installFeatures(new GridController('g', options, gridMessages['zh-CN'], 'zh-CN'))
    const { engine } = grid
    grid.configure(columns)
    const laid = columns.map((column) => ({ column, width: 100 }))
    grid.layout.set(buildLayout('g', { start: [], center: laid, end: [] }))
    if (view.tree) treeOf(grid).configure({ open: true })
    grid.load(base)
    const known = new Set(base.map(({ id }) => id))
    const model = new Memory(base)
    const shown = () => shownOf(model.rows, (id) => !known.has(id), view)
    const write = (values: ReadonlyMap<string, Partial<Line>>) => {
      let changed = false
      const next = model.rows.map((row) => {
        const wanted = Object.entries(values.get(row.id) ?? {}).filter(([key, value]) => row[key] !== value)
        changed ||= wanted.length > 0
        return wanted.length ? { ...row, ...Object.fromEntries(wanted) } : row
      })
      if (changed) model.do(next as Line[])
    }
    const inFamily = (row: Line, id: string): boolean => {
      const parent = model.rows.find((each) => each.id === row.parentId)
      return row.id === id || (parent !== undefined && inFamily(parent, id))
    }
    for (let step = 0; step < STEPS; step++) {
      const where = `seed ${seed}, step ${step}`
      const at = random(Math.max(1, model.rows.length))
      const row = model.rows[at]
      switch (random(12)) {
        case 0: {
          const parentId = random(2) && row ? row.id : ''
          const given = { parentId, name: `N${random(40)}`, unit: unit(), quantity: random(9) }
          const [id = ''] = engine.insertRows(at, [given])
          model.do([...model.rows.slice(0, at), { ...given, id }, ...model.rows.slice(at)])
          break
        }
        case 1: {
          const ids = new Set(model.rows.filter(() => random(15) === 0).map(({ id }) => id))
          engine.removeRows([...ids])
          if (ids.size) model.do(model.rows.filter(({ id }) => !ids.has(id)))
          break
        }
        case 2: {
          const to = random(model.rows.length)
          if (!row || !engine.moveRow(row.id, to)) break
          const rest = model.rows.filter((each) => each !== row)
          model.do([...rest.slice(0, to), row, ...rest.slice(to)])
          break
        }
        case 3: {
          // A merged cell is one: writing it writes all that it covers.
          const lines = shown()
          const index = random(lines.length)
          const line = lines[index]
          if (!line) break
          const value = unit()
          const position = model.rows.findIndex(({ id }) => id === line.id)
          engine.setCells(spreadChanges(grid, [{ position, key: 'unit', value }]), 'edit')
          const owner = mergesOf(lines)
          const first = owner[index]![UNIT]!
          const with_ = lines.filter((_, n) => n === index || (first !== '' && owner[n]![UNIT] === first))
          write(new Map(with_.map(({ id }) => [id, { unit: value }])))
          break
        }
        case 4: {
          const quantity = random(10) === 0 ? null : random(9)
          if (!row) break
          engine.updateRows([{ id: row.id, values: { quantity } }], 'api')
          write(new Map([[row.id, { quantity }]]))
          break
        }
        case 5: {
          // To another family, never into its own.
          const parent = model.rows[random(model.rows.length)]
          const parentId = !parent || random(4) === 0 ? ['', 'nobody'][random(2)]! : parent.id
          if (!row || (parent && parentId === parent.id && inFamily(parent, row.id))) break
          engine.updateRows([{ id: row.id, values: { parentId } }], 'api')
          write(new Map([[row.id, { parentId }]]))
          break
        }
        case 6:
        case 7:
          for (let n = random(4); n >= 0; n--) {
            engine.undo()
            model.undo()
          }
          break
        case 8:
          for (let n = random(3); n >= 0; n--) {
            engine.redo()
            model.redo()
          }
          break
        case 9: {
          const choices = [undefined, 'ascending', 'descending'] as const
          const direction = choices[random(3)]
          view.sort = direction && { key: 'quantity', direction }
          sortBy(grid, view.sort)
          break
        }
        case 10:
          view.contains = random(2) ? String(random(4)) : ''
          filterBy(grid, view.contains ? [{ key: 'name', contains: view.contains }] : [], NO_FILTERS)
          break
        default: {
          const parent = row && model.rows.some(({ parentId }) => parentId === row.id)
          if (!view.tree || !parent) break
          const closed = new Set(view.closed)
          const open = closed.delete(row.id)
          if (!open) closed.add(row.id)
          expect(treeOf(grid).toggle(row.id, open), where).toBe(true)
          view.closed = closed
        }
      }
      check(grid, shown(), view, where)
    }
  },
  120_000,
)

/** Rows in their order and depth, and every cell's merge. */
function check(grid: GridController, shown: readonly Line[], { tree }: View, where: string): void {
  const { view, store } = grid.engine
  const text = (row: Row | undefined) =>
    row && [row['id'], row['parentId'], row['unit'], row['quantity']].map(String).join('|')
  const is = Array.from({ length: view.count }, (_, index) => store.at(view.positionAt(index)))
  expect(is.map(text), where).toEqual(shown.map(text))
  const spans = spansOf(grid).get()
  const merges = shown.map((_, row) =>
    columns.map((_column, column) => {
      const merge = spans?.at(row, column)
      return merge ? `${merge.top},${merge.left}` : ''
    }),
  )
  expect(merges, where).toEqual(mergesOf(shown))
  if (!tree) return
  const byId = new Map(store.rows.map((row) => [row['id'], row]))
  const depthOf = (row: Row | undefined): number => (row ? 1 + depthOf(byId.get(row['parentId'])) : -1)
  expect(
    is.map((_, index) => treeOf(grid).at(view.positionAt(index))?.depth),
    where,
  ).toEqual(is.map(depthOf))
}
