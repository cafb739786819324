import { expect, it } from 'vitest'
import { lines, renderGrid } from './renderGrid'

it('stands on paper with all of its rows and columns when the page is printed', async () => {
  const { grid, tester } = await renderGrid({ rows: lines(60), maxHeight: 200 })
  const paper = () => tester.root.querySelector('.lg-paper')
  const printed = () => {
    window.dispatchEvent(new Event('beforeprint'))
    return paper()
  }
  await expect.poll(printed).not.toBeNull()
  const titles = [...paper()!.querySelectorAll('th')].map((each) => each.textContent)
  expect(titles).toEqual(['物料', '数量', '单位', '交期', '加急', '金额'])
  const body = [...paper()!.querySelectorAll('tbody tr')]
  // Sixty rows, of which a screen draws a few, and the footer's.
  expect(tester.root.querySelectorAll('.lg-body > [role=row]').length).toBeLessThan(60)
  expect(body.filter((row) => row.textContent.includes('合计'))).toHaveLength(1)
  expect(body.length).toBeGreaterThanOrEqual(61)
  expect(body[59]!.textContent).toContain(String(grid.getRow('r60')?.name))
  window.dispatchEvent(new Event('afterprint'))
  expect(paper()).toBeNull()
})
