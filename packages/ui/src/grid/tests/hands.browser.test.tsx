import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { sections } from './hands/hands'
import { renderSheet } from './hands/renderSheet'
import { tryHand } from './hands/tryHand'

it.each(sections)('does what the table of hands says: $title.en', { timeout: 60_000 }, async ({ hands }) => {
  const sheet = await renderSheet()
  const faults: string[] = []
  for (const hand of hands) {
    const fault = await tryHand(hand, sheet)
    if (fault) faults.push(fault)
    // Nothing that is open is left to the next one.
    if (document.querySelector('[role=menu]')) await userEvent.keyboard('{Escape}')
  }
  expect(faults).toEqual([])
})
