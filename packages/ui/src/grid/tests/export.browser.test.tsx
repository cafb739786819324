import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import readExcel from 'read-excel-file/browser'
import type { GridColumn } from '../types'
import { COLUMNS, lines, renderGrid } from './renderGrid'

/** Files that were handed to the user: the browser's own download is the one part that is not run. */
const files: { name: string; content: Promise<Blob> }[] = []
beforeEach(() => {
  files.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: fetch(this.href).then((answer) => answer.blob()) })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const lastFile = async (name: RegExp) => {
  await expect.poll(() => files.at(-1)?.name, { timeout: 20_000 }).toMatch(name)
  return files.at(-1)!.content
}
const sheetOf = async (file: Blob) => (await readExcel(file))[0]!.data

const columns: GridColumn[] = COLUMNS.map((column) =>
  column.key === 'quantity' || column.key === 'unit' ? { ...column, group: '货物' } : column,
)

it('writes a workbook of what is shown: numbers and days as such, dictionary texts, groups, no formula', async () => {
  const rows = lines(60).map((row, i) => ({ ...row, name: i === 1 ? '=1+1' : row.name }))
  const { grid } = await renderGrid({ rows, columns, 'aria-label': '订单/明细' })
  grid.sort({ key: 'quantity', direction: 'descending' })
  grid.filterColumns({ quantity: { kind: 'number', max: 2 } })
  await grid.exportXlsx()
  const file = await lastFile(/^订单_明细_\d{4}-\d\d-\d\d\.xlsx$/)
  const sheet = await sheetOf(file)
  expect(sheet[0]).toEqual(['物料', '货物', null, '交期', '加急', '金额'])
  expect(sheet[1]!.slice(1, 3)).toEqual(['数量', '单位'])
  expect(sheet).toHaveLength(4)
  const [name, quantity, unit, due, urgent, amount] = sheet[2]!
  expect([name, quantity, unit, urgent, amount]).toEqual(['=1+1', 2, '个', 'N', 4])
  expect((due as unknown as Date).toISOString().slice(0, 10)).toBe('2026-03-01')
  // Read as a zip it holds no formula at all.
  expect(new TextDecoder('latin1').decode(await file.arrayBuffer()).slice(0, 2)).toBe('PK')
})

it('writes the chosen cells, or all rows with hidden columns, by the menu', async () => {
  const hiding = columns.map((column) => (column.key === 'amount' ? { ...column, hidden: true } : column))
  const { grid, tester } = await renderGrid({ rows: lines(30), columns: hiding, toolbar: true })
  grid.filterColumns({ quantity: { kind: 'number', min: 29 } })
  grid.focusCell('r29', 'name')
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  const choose = async (name: string) => {
    await userEvent.click(page.getByRole('button', { name: '导出' }))
    await userEvent.click(page.getByRole('menuitem', { name, exact: true }))
  }
  await choose('Excel（选中的单元格）')
  const chosen = await sheetOf(await lastFile(/^可编辑表格|^表格数据_.*\.xlsx$/))
  expect(chosen.slice(2)).toEqual([
    ['物料29', 29],
    ['物料30', 30],
  ])
  files.length = 0
  await choose('Excel（全部行和列）')
  const all = await sheetOf(await lastFile(/\.xlsx$/))
  expect(all).toHaveLength(32)
  expect(all[0]).toContain('金额')
  files.length = 0
  await choose('CSV（显示的行）')
  const csv = await lastFile(/^表格数据_\d{4}-\d\d-\d\d\.csv$/)
  const bytes = new Uint8Array(await csv.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect((await csv.text()).split('\r\n').slice(0, 2)).toEqual([
    '物料,数量,单位,交期,加急',
    '物料29,29,个,2026-03-01,N',
  ])
  // Two ranges that are neither of the same rows nor columns make no table.
  await userEvent.click(tester.cell(0, 2)!)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(tester.cell(1, 4)!, { modifiers: ['Control'] })
  files.length = 0
  await choose('Excel（选中的单元格）')
  await expect.poll(() => document.querySelector('.lg-note')?.textContent).toContain('不能复制多重选定区域')
  expect(files).toEqual([])
})

it('prints all rows as a plain table with repeated titles, groups and totals, and leaves nothing behind', async () => {
  const rows = lines(300).map((row, i) => (i === 0 ? { ...row, name: '<b>fett</b>' } : row))
  const { grid } = await renderGrid({ rows, columns, 'aria-label': '订单明细' })
  let printed: Document | undefined
  // Without a screen Chromium opens no print dialog and says nothing of it: what would be printed is looked at.
  const watch = new MutationObserver(() => {
    const view = document.querySelector('iframe')?.contentWindow
    if (!view) return
    view.print = () => {
      printed = view.document
      view.dispatchEvent(new Event('afterprint'))
    }
  })
  watch.observe(document.body, { childList: true })
  await grid.print()
  watch.disconnect()
  const tables = printed!.querySelectorAll('table')
  expect(tables).toHaveLength(1)
  expect(printed!.title).toBe('订单明细')
  expect(printed!.querySelector('h1')!.textContent).toBe('订单明细')
  const lines300 = [...tables[0]!.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(lines300).toHaveLength(302)
  expect(lines300[0]).toEqual(['<b>fett</b>', '1', '个', '2026-03-01', 'N', '2'])
  expect(lines300[300]![1]).toBe('45150')
  expect(lines300[300]![0]).toBe('合计')
  expect(tables[0]!.querySelector('thead th[colspan="2"]')!.textContent).toBe('货物')
  expect(tables[0]!.querySelectorAll('thead th[rowspan="2"]')).toHaveLength(4)
  expect(printed!.querySelectorAll('script,style')).toHaveLength(0)
  await expect.poll(() => document.querySelector('iframe[aria-hidden]')).toBeNull()
})
