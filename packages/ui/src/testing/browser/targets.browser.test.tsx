import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import * as selects from '../../dict-controls/DictMultiSelect.stories'
import * as imports from '../../excel-import/ExcelImport.stories'
import * as lists from '../../list-page/ListPage.stories'
import * as queries from '../../super-query/SuperQuery.stories'
import { waitFor } from '../testers/dom'
import { composeStories } from './stories'

/** Least size of what is pressed, in pixels (WCAG 2.5.8). */
const LEAST = 24

/** What a pointer hits around the middle of an element: pseudo-elements count, what lies above does not. */
function hitArea(element: Element) {
  element.scrollIntoView({ block: 'center', inline: 'center' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hits = (byX: number, byY: number) =>
    element.contains(document.elementFromPoint(x + byX, y + byY)) ? 1 : 0
  const steps = Array.from({ length: 4 * LEAST }, (_, at) => at / 2 - LEAST + 0.25)
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0) / 2
  return { width: sum(steps.map((by) => hits(by, 0))), height: sum(steps.map((by) => hits(0, by))) }
}

const CASES = {
  'the grips between columns of a list': [composeStories(lists).Default, '.lading-grip'],
  'what takes one of several values away': [
    composeStories(selects).Default,
    '.ant-select-selection-item-remove',
  ],
  'what empties a column of an import': [composeStories(imports).Mapping, '.ant-select-clear'],
  'what can be done with a saved query': [
    composeStories(queries).Shared,
    '.lading-super-saved li > button:not(:first-child)',
  ],
} as const

describe.each(Object.entries(CASES))('%s', (_name, [Story, selector]) => {
  it('is large enough for a finger', async () => {
    await page.viewport(1280, 900)
    await render(<Story />)
    await waitFor('the targets', () => document.querySelector(selector))
    await document.fonts.ready
    const shown = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects()[0])
    expect(shown).not.toHaveLength(0)
    for (const target of shown) {
      const { width, height } = hitArea(target)
      expect(
        Math.min(width, height),
        `${width} × ${height}: ${target.outerHTML.slice(0, 120)}`,
      ).toBeGreaterThanOrEqual(LEAST)
    }
  })
})
