import { expect, it } from 'vitest'
import type { Row } from '@lading/core/rules'
import { AT, UNITS, lines, renderGrid } from './renderGrid'

/** A source of numbers that is the same at every run. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1664525 + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

/** What a row must look like on screen. */
function shown(row: Row, position: number): string[] {
  const unit = UNITS.find(({ value }) => value === row['unit'])?.text ?? ''
  const texts = [position + 1, row['name'], row['quantity'], unit, row['due'], '', row['amount']]
  return texts.map((text) => (text === null || text === undefined ? '' : String(text)))
}

it.each([11, 12, 13])(
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
      for (const [index, texts] of drawn) expect(texts).toEqual(shown(rows[index]!, index))
      const total = rows.reduce((sum, row) => sum + Number(row['quantity'] ?? 0), 0)
      expect(tester.footer(0)[AT.quantity]).toBe(String(Math.round(total * 100) / 100))
      const ids = new Set(rows.map((row) => row['id']))
      expect(ids.size).toBe(rows.length)
    }
  },
)
