import { expect, inject, it } from 'vitest'
import type { Row } from '@lading/core/rules'
import { seeded } from '../testing/seeded'
import { AT, UNITS, lines, refusedTexts, renderGrid } from './renderGrid'

/** What a row must look like on screen; texts that are no numbers stay in their cells. */
function shown(
  row: Row,
  position: number,
  refused = (_row: Row, _key: string): unknown => undefined,
): string[] {
  const unit = UNITS.find(({ value }) => value === row['unit'])?.text ?? ''
  const quantity = refused(row, 'quantity') ?? row['quantity']
  const texts = [position + 1, row['name'], quantity, unit, row['due'], '', row['amount']]
  return texts.map((text) => (text === null || text === undefined ? '' : String(text)))
}

/** More of the same in `npm run test:full`. */
const someOf = (seeds: readonly number[]) => (inject('full') ? seeds : seeds.slice(0, 1))

it.each(someOf([11, 12, 13]))(
  'what is on screen is what is in the rows, after each of many random steps (seed %i)',
  async (seed) => {
    const random = seeded(seed)
    const { grid, tester } = await renderGrid({ rows: lines(60) })
    let rows = lines(60) as Row[]
    for (let step = 0; step < 120; step++) {
      const at = random(rows.length)
      const id = String(rows[at]!['id'])
      switch (random(8)) {
        case 0:
          grid.insertRows(at, [{ name: `neu${step}`, quantity: step }])
          break
        case 1:
          if (rows.length > 20) grid.removeRows([id])
          break
        case 2:
          grid.moveRow(id, random(rows.length))
          break
        case 3:
          grid.focusCell(id, 'name')
          tester.paste(`p${step}\t${step}\t千克\nq${step}\tx\t箱`)
          break
        case 4:
          grid.undo()
          break
        case 5:
          grid.redo()
          break
        case 6:
          await tester.scrollTo(random(rows.length * 36))
          break
        default:
          grid.updateRow(id, { quantity: random(1000) / 8, unit: UNITS[random(3)]!.value })
      }
      await tester.drawn()
      rows = grid.getRows()
      const drawn = tester.rows()
      const first = Math.floor(tester.scroller.scrollTop / 36)
      expect(drawn.has(first)).toBe(true)
      const refused = refusedTexts(grid)
      for (const [index, texts] of drawn) expect(texts).toEqual(shown(rows[index]!, index, refused))
      const total = rows.reduce((sum, row) => sum + Number(row['quantity'] ?? 0), 0)
      expect(tester.footer(0)[AT.quantity]).toBe(String(Math.round(total * 100) / 100))
      const ids = new Set(rows.map((row) => row['id']))
      expect(ids.size).toBe(rows.length)
    }
  },
)

it.each(someOf([21, 22]))(
  'stays true while others change rows, sorted and filtered, with undo and paste (seed %i)',
  async (seed) => {
    const random = seeded(seed)
    const { grid, tester } = await renderGrid({ rows: lines(60) })
    // What the server has: the rows as loaded, and what others do to them.
    const theirs = new Map(lines(60).map((row) => [row.id, { ...row } as Row]))
    let next = 0
    for (let step = 0; step < 150; step++) {
      const known = [...theirs.keys()]
      const id = known[random(known.length)]!
      const shownId = String(grid.getShownRow(random(grid.getShownCount()))?.['id'] ?? '')
      const choice = random(10)
      switch (choice) {
        case 0: {
          const row = {
            id: `live${++next}`,
            name: `他人${next}`,
            quantity: random(99),
            unit: 'KG',
            orderNum: 1000 + next,
          }
          theirs.set(row.id, row)
          grid.applyLive([{ type: 'insert', row, index: random(60) }])
          break
        }
        case 1:
          if (known.length < 30) break
          theirs.delete(id)
          grid.applyLive([{ type: 'remove', id }])
          break
        case 2:
        case 3: {
          const values = { quantity: random(500), name: `n${random(40)}` }
          theirs.set(id, { ...theirs.get(id), ...values })
          grid.applyLive([{ type: 'update', row: { id, ...values } }])
          break
        }
        case 4:
          grid.sort([undefined, { key: 'quantity', direction: 'ascending' } as const][random(2)])
          break
        case 5:
          grid.filter(random(2) ? [{ key: 'name', contains: String(random(5)) }] : [])
          break
        case 6:
          if (random(2)) grid.undo()
          else grid.redo()
          break
        case 7:
          grid.focusCell(shownId, 'name')
          tester.paste(`p${step}\t${step}`)
          break
        case 8:
          await tester.scrollTo(random(2000))
          break
        default:
          grid.updateRow(shownId, { quantity: random(500) })
      }
      // Changes of others are gathered for 50 ms.
      if (choice < 4) await new Promise((resolve) => setTimeout(resolve, 60))
      await tester.drawn()
      for (const [index, texts] of tester.rows()) {
        const row = grid.getShownRow(index)!
        const position = grid.getRows().findIndex((each) => each['id'] === row['id'])
        expect(texts).toEqual(shown(row, position))
      }
      const rows = grid.getRows()
      const total = rows.reduce((sum, row) => sum + Number(row['quantity'] ?? 0), 0)
      expect(grid.getStatistics()['quantity']!.sum).toBe(Math.round(total * 100) / 100)
      // Every row is as the server has it, or among the changes to be saved; and nothing else is.
      const { inserted, updated, deleted } = grid.getChangeset()
      const changed = new Set([...inserted, ...updated.map(({ row }) => row)].map((row) => row['id']))
      for (const row of rows) {
        const server = theirs.get(String(row['id']))
        if (changed.has(row['id'])) continue
        expect(server).toBeDefined()
        expect([row['name'], row['quantity']]).toEqual([server!['name'], server!['quantity']])
      }
      const present = new Set(rows.map((row) => row['id']))
      for (const row of deleted) expect(present.has(row['id'])).toBe(false)
      for (const lost of theirs.keys()) {
        expect(present.has(lost) || deleted.some((row) => row['id'] === lost)).toBe(true)
      }
    }
  },
  60_000,
)
