import { Activity } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import readExcel from 'read-excel-file/browser'
import { StoryFrame } from '../../testing/StoryFrame'
import type { GridColumn } from '../api/column'
import { EditableGrid } from '../EditableGrid'
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
})

const lastFile = async (name: RegExp) => {
  await expect.poll(() => files.at(-1)?.name, { timeout: 20_000 }).toMatch(name)
  return files.at(-1)!.content
}
/** A file of a zip archive, found by the list at the archive's end. */
async function partOf(archive: Blob, name: string): Promise<string> {
  const view = new DataView(await archive.arrayBuffer())
  const decode = (at: number, length: number) =>
    new TextDecoder().decode(new Uint8Array(view.buffer, at, length))
  for (let at = 0; at < view.byteLength - 46; at++) {
    if (view.getUint32(at, true) !== 0x02014b50) continue
    if (decode(at + 46, view.getUint16(at + 28, true)) !== name) continue
    const local = view.getUint32(at + 42, true)
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const packed = archive.slice(start, start + view.getUint32(at + 20, true))
    const stored = view.getUint16(at + 10, true) === 0
    return stored
      ? packed.text()
      : new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
  }
  throw new Error(`The archive holds no ${name}.`)
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

it('goes on with a file while another page is shown', async () => {
  const kept = (shown: boolean) => (
    <StoryFrame>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <EditableGrid columns={COLUMNS} rows={rows} toolbar />
      </Activity>
    </StoryFrame>
  )
  const rows = lines(5_000)
  const { rerender } = await render(kept(true))
  await userEvent.click(page.getByRole('button', { name: '导出' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Excel（全部行和列）', exact: true }))
  await rerender(kept(false))
  expect(files).toEqual([])
  expect(await sheetOf(await lastFile(/\.xlsx$/))).toHaveLength(5_001)
})

it('prints all rows as a plain table with repeated titles, groups and totals, and leaves nothing behind', async () => {
  const rows = lines(300).map((row, i) =>
    i === 0 ? { ...row, name: '<b>fett</b>' } : { ...row, urgent: 'Y' },
  )
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
  expect(lines300[0]).toEqual(['<b>fett</b>', '1', '个', '2026-03-01', '', '2'])
  expect(lines300[1]![4]).toBe('✓')
  expect(lines300[300]![1]).toBe('45150')
  expect(lines300[300]![0]).toBe('合计')
  expect(tables[0]!.querySelector('thead th[colspan="2"]')!.textContent).toBe('货物')
  expect(tables[0]!.querySelectorAll('thead th[rowspan="2"]')).toHaveLength(4)
  expect(printed!.querySelectorAll('script,style')).toHaveLength(0)
  await expect.poll(() => document.querySelector('iframe[aria-hidden]')).toBeNull()
})

it('writes and prints merged cells as such, also when hidden columns come along', async () => {
  const rows = lines(6).map((row, n) => ({ ...row, name: n < 4 ? '缆绳' : '油漆', unit: 'KG' }))
  const merged = columns.map((column) =>
    column.key === 'name'
      ? { ...column, span: true as const }
      : column.key === 'quantity'
        ? {
            ...column,
            span: (row: Record<string, unknown>) => (row['id'] === 'r5' ? { colSpan: 2 } : undefined),
          }
        : column,
  )
  const { grid } = await renderGrid({ rows, columns: merged, 'aria-label': '合并' })
  await grid.exportXlsx()
  const file = await lastFile(/^合并/)
  const sheet = await sheetOf(file)
  expect(sheet.slice(2).map((cells) => cells.slice(0, 3))).toEqual([
    ['缆绳', 1, '千克'],
    [null, 2, '千克'],
    [null, 3, '千克'],
    [null, 4, '千克'],
    ['油漆', 5, null],
    [null, 6, '千克'],
  ])
  const xml = await partOf(file, 'xl/worksheets/sheet1.xml')
  for (const ref of ['A3:A6', 'A7:A8', 'B7:C7']) expect(xml).toContain(`<mergeCell ref="${ref}"/>`)

  let printed: Document | undefined
  const watch = new MutationObserver(() => {
    const view = document.querySelector('iframe')?.contentWindow
    if (view) view.print = () => (printed = view.document)
  })
  watch.observe(document.body, { childList: true })
  await grid.print()
  watch.disconnect()
  const table = printed!.querySelector('tbody')!
  expect(table.rows[0]!.cells[0]!.rowSpan).toBe(4)
  expect(table.rows[1]!.cells[0]!.textContent).toBe('2')
  expect(table.rows[4]!.cells[1]!.colSpan).toBe(2)
  // As they are printed: letters of 12 px, titles of numbers over their numbers, groups in the middle.
  const look = (cell: Element) => printed!.defaultView!.getComputedStyle(cell)
  const titles = [...printed!.querySelectorAll('th')]
  expect(look(table.rows[0]!.cells[0]!).fontSize).toBe('12px')
  expect(look(titles.find((th) => th.textContent === '数量')!).textAlign).toBe('end')
  expect(look(titles.find((th) => th.textContent === '货物')!).textAlign).toBe('center')
  expect(look(titles[0]!).textAlign).toBe('start')
  printed!.defaultView!.dispatchEvent(new Event('afterprint'))
})

it('prints a grid that is wider than a page in bands of columns, the first column in front of each', async () => {
  const wide = Array.from({ length: 12 }, (_, n) => ({
    key: `c${n}`,
    title: `列${n}`,
    width: 300,
    ...(n === 3 && { span: () => ({ colSpan: 3 }) }),
  }))
  const rows = Array.from({ length: 3 }, (_, r) => ({
    id: `r${r}`,
    ...Object.fromEntries(wide.map(({ key }, n) => [key, `${r}-${n}`])),
  }))
  const { grid } = await renderGrid({ rows, columns: wide, 'aria-label': '宽表' })
  let printed: Document | undefined
  const watch = new MutationObserver(() => {
    const view = document.querySelector('iframe')?.contentWindow
    if (view) view.print = () => (printed = view.document)
  })
  watch.observe(document.body, { childList: true })
  await grid.print()
  watch.disconnect()
  const tables = [...printed!.querySelectorAll('table')]
  const texts = (table: HTMLTableElement, row: number) =>
    [...table.rows[row]!.cells].map((cell) => cell.textContent)
  expect([...printed!.querySelectorAll('h1')].map((h1) => h1.textContent)).toEqual([
    '宽表 (1/4)',
    '宽表 (2/4)',
    '宽表 (3/4)',
    '宽表 (4/4)',
  ])
  expect(tables.map((table) => texts(table, 0))).toEqual([
    ['列0', '列1', '列2', '列3'],
    ['列0', '列4', '列5', '列6'],
    ['列0', '列7', '列8', '列9'],
    ['列0', '列10', '列11'],
  ])
  // A merge that a page cuts says on both what stands in it.
  expect(texts(tables[0]!, 2)).toEqual(['1-0', '1-1', '1-2', '1-3'])
  expect(texts(tables[1]!, 2)).toEqual(['1-0', '1-3', '1-6'])
  expect(tables[1]!.rows[2]!.cells[1]!.colSpan).toBe(2)
  printed!.defaultView!.dispatchEvent(new Event('afterprint'))
})
