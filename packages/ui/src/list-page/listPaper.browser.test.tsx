import { afterEach, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { Quotations } from '../testing/browser/superQueries'
import { demoDicts } from '../testing/fixtures/people'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { listPageTester } from '../testing/testers/listPageTester'

/** Chromium's own protocol: paper and a broken line are nothing that a page could make. */
const devtools = (method: string, parameters = {}) =>
  (cdp() as { send?: (method: string, parameters: object) => Promise<unknown> }).send!(method, parameters)
const media = (name: string) => devtools('Emulation.setEmulatedMedia', { media: name })
const block = async (urls: string[]) => {
  await devtools('Network.enable')
  await devtools('Network.setBlockedURLs', { urls })
}

afterEach(async () => {
  await media('')
  await block([])
})

async function open() {
  const source = createFakeDataSource({
    entities: [{ entity: demoQuotation, rows: makeQuotations(57) }],
    dicts: demoDicts,
    savedQueries: [],
  })
  await render(
    <StoryFrame dataSource={source}>
      <Quotations onView={() => undefined} />
    </StoryFrame>,
  )
  await listPageTester().ready()
}

const seen = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).length

it('puts the rows on paper, without what only a screen is for', async () => {
  await open()
  const onScreen = [
    '.lading-search',
    '.lading-toolbar',
    '.lading-grip',
    '.ant-pagination',
    '.ant-table-column-sorter',
    '.ant-table-selection-column',
    '.lading-operated',
  ]
  const rows = '.lading-table tbody tr[data-row-key]'
  for (const selector of onScreen) expect(seen(selector), selector).toBeGreaterThan(0)
  await media('print')
  for (const selector of onScreen) expect(seen(selector), selector).toBe(0)
  expect(seen(rows)).toBe(10)
  expect(seen('.lading-table thead th')).toBeGreaterThan(3)
  // The table is as wide as the paper, nothing is cut or stands beside it.
  const table = document.querySelector('.lading-table table')!
  expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  for (const cell of document.querySelectorAll(`${rows} td`)) {
    if (!cell.checkVisibility()) continue
    expect(getComputedStyle(cell).whiteSpace).toBe('normal')
    expect(getComputedStyle(cell).position).toBe('static')
  }
  await media('screen')
  for (const selector of onScreen) expect(seen(selector), selector).toBeGreaterThan(0)
})

it('keeps the page when the import cannot be fetched, says so, and opens it at the next press', async () => {
  await open()
  await block(['*ImportDialog*'])
  const button = page.getByRole('button', { name: '导入' })
  await button.click()
  await expect.element(page.getByText('窗口加载失败，请检查网络后重试')).toBeVisible()
  expect(listPageTester().rows()).toHaveLength(10)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await block([])
  // A second press within 300 ms would be refused as too fast.
  await new Promise((resolve) => setTimeout(resolve, 350))
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor('the import', () => document.querySelector('[role=dialog]'))
})
