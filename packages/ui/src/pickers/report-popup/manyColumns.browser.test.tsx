import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { composeStories } from '../../testing/browser/stories'
import * as stories from './ReportPopup.stories'

const { ManyColumns } = composeStories(stories)

it('scrolls to its columns where they are more than fit: none is squeezed, the pages stay in reach', async () => {
  await render(<ManyColumns />)
  const heading = page.getByRole('columnheader', { name: '第16项说明' })
  await expect.element(heading).toBeInTheDocument()
  expect(heading.element().getBoundingClientRect().height).toBeLessThan(45)
  const scroller = heading.element().closest('.ant-table-content')!
  expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth + 400)
  const pages = page.getByRole('listitem', { name: '1', exact: true }).element()
  expect(scroller.contains(pages)).toBe(false)
  const dialog = page.getByRole('dialog').element()
  expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
})
