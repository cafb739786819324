import { UntrueError } from '../lab.mjs'

/** Rows and columns of the long table, on a page of its own. */
export const HUGE = { rows: 2_000_000, columns: 5 }
/** Places in the body, in page pixels, that are clicked at the end of the table. */
const PLACES = [0.2, 0.35, 0.5, 0.65, 0.8]

/**
 * 2,000,000 rows: goes to the end, looks for the last row on the screen, then double-clicks in several places: how
 * many of the clicks open the editor of the row that stands under the pointer. 0 when the last row cannot be reached.
 */
export const huge = {
  names: ['hugeHits'],
  suits: ({ surface, abilities }) =>
    surface === 'dom' && abilities.includes('scroll') && abilities.includes('edit'),
  size: HUGE,
  /** The answer is yes or no: it needs no repetition. In the first run, so that one which is broken off has it. */
  once: true,
  async run(lab) {
    const bottom = await lab.call('toEnd')
    const { top, height } = bottom.box
    if (bottom.row !== HUGE.rows - 1)
      throw new UntrueError(`the last row that comes on the screen is ${bottom.row + 1} of ${HUGE.rows}`)
    let hits = 0
    for (const place of PLACES) {
      const point = { x: bottom.box.left + 60, y: top + height * place }
      const under = await lab.call('rowUnder', point.x, point.y)
      const text = `hit ${under}`
      await lab.page.mouse.dblclick(point.x, point.y)
      await lab.call('frame')
      await lab.page.keyboard.press('Control+A')
      await lab.page.keyboard.type(text)
      await lab.page.keyboard.press('Enter')
      await lab.call('frame')
      await lab.call('frame')
      const key = bottom.key
      if (String(await lab.call('value', under, key)) === text) hits += 1
    }
    return { hugeHits: hits }
  },
}
