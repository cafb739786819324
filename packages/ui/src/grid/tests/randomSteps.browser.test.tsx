import { expect, inject, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Row } from '@lading/core/rules'
import { seeded } from '../testing/seeded'
import type { EditableGridProps } from '../api/props'
import type { GridColumn } from '../api/column'
import { UNITS, lines, refusedTexts, renderGrid } from './renderGrid'

const STEPS = 200
/** Flat rows and trees, with 200 steps each; `npm run test:full` takes more of the same. */
const SEEDS = inject('full') ? [31, 32, 33, 34, 35, 36, 37, 38, 39, 40] : [31, 32, 33, 36]

/** What React has to draw is drawn, without waiting for a frame. */
const drawn = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      channel.port1.close()
      resolve()
    }
    channel.port2.postMessage(null)
  })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const COLUMNS: GridColumn[] = [
  { key: 'name', title: '物料', width: 150 },
  { key: 'unit', title: '单位', type: 'select', options: UNITS, span: true, width: 110 },
  { key: 'quantity', title: '数量', type: 'inputNumber', statistics: 'sum', width: 110 },
  { key: 'due', title: '交期', type: 'date', width: 120 },
  {
    key: 'amount',
    title: '金额',
    type: 'inputNumber',
    width: 110,
    derive: (row) => Number(row['quantity'] ?? 0) * 2,
  },
]

/** The text of a cell as it must be on screen. */
function textOf(row: Row, key: string): string {
  const value = row[key]
  if (key === 'unit') return UNITS.find((unit) => unit.value === value)?.text ?? ''
  return value === null || value === undefined ? '' : String(value)
}

/** Columns as they must stand: pinned at the start, the others, pinned at the end; hidden ones not at all. */
const inPlace = (columns: readonly GridColumn[]) => {
  const of = (pinned: GridColumn['pinned']) =>
    columns.filter((each) => !each.hidden && each.pinned === pinned)
  return [...of('start'), ...of(undefined), ...of('end')]
}

interface World {
  rows: Row[]
  props: Partial<EditableGridProps>
  /** The grid's own columns before the others. */
  markers: number
}

const flat = (): World => ({
  rows: lines(50).map((row, n) => ({ ...row, unit: UNITS[Math.floor(n / 4) % 3]!.value })),
  props: { expandedRow: (row) => <p style={{ height: 40 }}>{String(row['name'])}</p>, maxHeight: 420 },
  markers: 2,
})

const tree = (): World => ({
  rows: lines(50).map((row, n) => ({
    ...row,
    unit: UNITS[Math.floor(n / 4) % 3]!.value,
    parentId: n % 5 === 0 ? '' : `r${n - (n % 5) + 1}`,
  })),
  props: { tree: { open: true }, maxHeight: 420 },
  markers: 1,
})

it.each(SEEDS)(
  'shows what it holds after every random step: rows, merges, open rows, branches, columns (seed %i)',
  async (seed) => {
    await page.viewport(1000, 640)
    const random = seeded(seed)
    const world = seed % 3 === 0 ? tree() : flat()
    const isTree = world.props.tree !== undefined
    let columns: GridColumn[] = COLUMNS
    const { grid, tester, again } = await renderGrid({ ...world.props, rows: world.rows, columns })
    // What the server has: the rows as loaded, and what others do to them.
    const theirs = new Map(world.rows.map((row) => [String(row['id']), row]))
    let next = 0
    for (let step = 0; step < STEPS; step++) {
      const where = `seed ${seed}, step ${step}`
      const shown = grid.getShownCount()
      const row = grid.getShownRow(random(Math.max(1, shown)))
      const id = String(row?.['id'] ?? '')
      const key = ['name', 'unit', 'quantity'][random(3)]!
      const choice = random(20)
      switch (choice) {
        case 0:
        case 1:
          grid.insertRows(random(50), [{ name: `neu${step}`, unit: UNITS[random(3)]!.value, quantity: step }])
          break
        case 2:
          if (isTree) expect(() => grid.removeRows([id])).toThrow()
          else if (grid.getRows().length > 25) grid.removeRows([id])
          break
        case 3:
          grid.moveRow(id, random(grid.getRows().length))
          break
        case 4:
        case 5:
          if (!row) break
          grid.focusCell(id, 'name')
          tester.paste(`p${step}\t千克\t${step}\r\nq${step}\t箱\tx\r\n`)
          break
        case 6:
        case 7:
          for (let n = random(3); n >= 0; n--) grid.undo()
          break
        case 8:
          grid.redo()
          break
        case 9: {
          // A fill: the first cell of a range goes down over the others.
          if (!row) break
          grid.focusCell(id, key)
          const press = (init: KeyboardEventInit) =>
            tester.input.dispatchEvent(
              new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
            )
          for (let n = random(4); n >= 0; n--) press({ key: 'ArrowDown', shiftKey: true })
          press({ key: random(3) ? 'd' : 'Delete', ctrlKey: true })
          break
        }
        case 10:
          grid.sort([undefined, { key: 'quantity', direction: 'descending' } as const][random(2)])
          break
        case 11:
          grid.filter(random(2) ? [{ key: 'name', contains: String(random(6)) }] : [])
          break
        case 12: {
          const order = columns.map((column) => ({ column, at: random(100) })).sort((a, b) => a.at - b.at)
          columns = order.map(({ column: { pinned: _pinned, hidden: _hidden, ...column } }, n) => ({
            ...column,
            ...(n === 0 && random(2) && { pinned: 'start' as const }),
            ...(n === 1 && random(2) && { pinned: 'end' as const }),
            ...(n === 2 && column.key !== 'name' && random(2) && { hidden: true }),
          }))
          await again({ columns })
          break
        }
        case 13:
        case 14:
          if (isTree) grid.setBranch(id, random(2) === 0)
          else grid.setExpandedIds(random(3) ? [id, ...grid.getExpandedIds().slice(0, 2)] : [])
          break
        case 15:
          tester.scroller.scrollTop = random(shown * 36)
          await tester.drawn()
          break
        case 16: {
          const values = { quantity: random(500), unit: UNITS[random(3)]!.value }
          const known = [...theirs.keys()]
          const change = known[random(known.length)]!
          if (random(2)) {
            theirs.set(change, { ...theirs.get(change), ...values })
            grid.applyLive([{ type: 'update', row: { id: change, ...values } }])
          } else {
            const fresh = { id: `live${++next}`, name: `他人${next}`, orderNum: 1000 + next, ...values }
            theirs.set(fresh.id, fresh)
            grid.applyLive([{ type: 'insert', row: fresh, index: random(50) }])
          }
          // Changes of others are gathered for 50 ms.
          await pause(60)
          break
        }
        default:
          if (row) grid.updateRow(id, { quantity: random(9), unit: UNITS[random(3)]!.value })
      }
      await drawn()
      const found = problems({
        grid,
        tester,
        columns: inPlace(columns),
        markers: world.markers,
      })
      if (found.length > 0) {
        // An open row is measured, and the window follows, in the next frame.
        await tester.drawn()
        const still = problems({
          grid,
          tester,
          columns: inPlace(columns),
          markers: world.markers,
        })
        expect(still, where).toEqual([])
      }
      expect(unsaved(grid.getRows(), theirs, grid.getChangeset()), where).toEqual([])
      expect(saved(grid, theirs), where).toEqual([])
    }
  },
  60_000,
)

type Rendered = Awaited<ReturnType<typeof renderGrid>>

/** Where the document differs from the rows, the columns and the merges that follow from them. */
function problems({
  grid,
  tester,
  columns,
  markers,
}: Pick<Rendered, 'grid' | 'tester'> & {
  columns: readonly GridColumn[]
  markers: number
}): string[] {
  const found: string[] = []
  const say = (place: string, is: unknown, must: unknown) => {
    if (!Object.is(is, must)) found.push(`${place}: ${String(is)} instead of ${String(must)}`)
  }
  const rows = grid.getRows()
  const position = new Map(rows.map((row, n) => [row['id'], n]))
  const count = grid.getShownCount()
  const refused = refusedTexts(grid)
  const open = new Set(grid.getExpandedIds())
  const seen = (row: Row, key: string) => refused(row, key) ?? textOf(row, key)
  const unitAt = (index: number) => grid.getShownRow(index)?.['unit']
  /** Whether a row's unit is one cell with that of the row above. */
  const joins = (index: number) =>
    index > 0 &&
    index < count &&
    !!unitAt(index) &&
    unitAt(index) === unitAt(index - 1) &&
    !open.has(String(grid.getShownRow(index - 1)?.['id']))
  say('aria-rowcount', Number(tester.scroller.getAttribute('aria-rowcount')), count + 2)
  const lines = [...tester.root.querySelectorAll('.lg-body > .lg-row:not(.lg-ghost)')]
  if (count > 0 && lines.length === 0) found.push('no rows are drawn')
  for (const line of lines) {
    const index = Number(line.getAttribute('aria-rowindex')) - 2
    const row = grid.getShownRow(index)
    if (!row) {
      found.push(`row ${index} is drawn and not there`)
      continue
    }
    const cell = (at: number) => line.querySelector(`:scope > [aria-colindex="${at + 1}"]`)
    say(`number of row ${index}`, cell(0)?.textContent, String(position.get(row['id'])! + 1))
    columns.forEach(({ key }, n) => {
      const drawnCell = cell(markers + n)
      const covered = key === 'unit' && joins(index)
      say(`${index}.${key}`, drawnCell?.textContent, covered ? undefined : seen(row, key))
      if (key !== 'unit' || covered) return
      let span = 1
      while (joins(index + span)) span++
      say(`rows of ${index}.unit`, drawnCell?.getAttribute('aria-rowspan') ?? '1', String(span))
    })
  }
  // Merged cells that begin above the first row are drawn all the same.
  const first = Math.min(...lines.map((line) => Number(line.getAttribute('aria-rowindex')) - 2))
  if (lines.length > 0 && joins(first)) {
    let from = first
    while (joins(from)) from--
    const at = markers + columns.findIndex(({ key }) => key === 'unit')
    if (columns.some(({ key }) => key === 'unit'))
      say(`merge from above`, tester.cell(from, at)?.textContent, seen(grid.getShownRow(from)!, 'unit'))
  }
  const sum = rows.reduce((all, row) => all + Number(row['quantity'] ?? 0), 0)
  say('sum', grid.getStatistics()['quantity']!.sum, Math.round(sum * 100) / 100)
  return found
}

/** Rows that are neither as the server has them nor among the changes to be saved. */
function unsaved(
  rows: readonly Row[],
  theirs: ReadonlyMap<string, Row>,
  { inserted, updated, deleted }: ReturnType<Rendered['grid']['getChangeset']>,
): string[] {
  const changed = new Set([...inserted, ...updated.map(({ row }) => row)].map((row) => row['id']))
  const removed = new Set(deleted.map((row) => row['id']))
  const present = new Set(rows.map((row) => row['id']))
  const lost = rows.filter((row) => {
    const server = theirs.get(String(row['id']))
    return !changed.has(row['id']) && ['name', 'quantity', 'unit'].some((key) => server?.[key] !== row[key])
  })
  return [
    ...lost.map((row) => `changed and not to be saved: ${String(row['id'])}`),
    ...[...theirs.keys()].filter((id) => !present.has(id) && !removed.has(id)).map((id) => `lost: ${id}`),
    ...[...removed].filter((id) => present.has(id)).map((id) => `there and to be deleted: ${String(id)}`),
  ]
}

/** Where the server would hold other rows than the grid after a save of `getTableData`. */
function saved(grid: Rendered['grid'], theirs: ReadonlyMap<string, Row>): string[] {
  const { tableData, deleteData } = grid.getTableData()
  const after = new Map(theirs)
  for (const id of deleteData) after.delete(id)
  for (const row of tableData) after.set(String(row['id']), { ...after.get(String(row['id'])), ...row })
  const wrong = grid.getRows().filter((row) => {
    const stored = after.get(String(row['id']))
    return ['name', 'quantity', 'unit', 'parentId'].some((key) => stored?.[key] !== row[key])
  })
  return [
    ...(after.size === grid.getRows().length ? [] : [`${after.size} rows after a save`]),
    ...wrong.map((row) => `saved otherwise: ${String(row['id'])}`),
  ]
}
