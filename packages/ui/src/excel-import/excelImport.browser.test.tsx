import { Activity } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ImportAnswer } from '../foundation/dataSource'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { importTester } from '../testing/testers/importTester'
import { openWizard } from '../testing/browser/importWizard'
import { demoImportColumns } from './demoImport'
import { ExcelImportModal } from './ExcelImportModal'
import { ImportWizard } from './ImportWizard'
import { readSheetInWorker } from './logic/readSheet'
import type { SendBatch } from './logic/sendRows'
import { workbookOf } from './logic/workbook'

const { choose, press } = importTester()
const signal = () => new AbortController().signal

describe('reading', () => {
  it('gives the cells of a workbook, days as days, long numbers as text, formulas as text', async () => {
    const blob = await workbookOf(
      [
        { line: 4, values: { itemId: '=SUM(A1)', quantity: 3, unit: 'PCS' } },
        { line: 5, values: { itemId: '310101199001011234' } },
      ],
      demoImportColumns,
      { title: '标题', reason: '原因', issues: [{ line: 5, message: '数量不能为空' }] },
    )
    const percents: number[] = []
    const sheet = await readSheetInWorker(new File([blob], 'a.xlsx'), {
      onProgress: (p) => percents.push(p),
      signal: signal(),
    })
    expect(sheet[2]).toEqual(['物料编码', '数量', '单位', '原因'])
    expect(sheet[3]!.slice(0, 3)).toEqual(['=SUM(A1)', 3, '个'])
    expect(sheet[4]![0]).toBe('310101199001011234')
    expect(sheet[4]![3]).toBe('数量不能为空')
    expect(percents.at(-1)).toBe(100)
  })

  it('reads old workbooks and texts by their content', async () => {
    const { utils, write } = await import('@e965/xlsx')
    const book = utils.book_new()
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['编码', '数量'],
        ['IM-1', 3],
      ]),
      'a',
    )
    const old = write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer
    const read = (file: File) => readSheetInWorker(file, { onProgress: () => {}, signal: signal() })
    expect(await read(new File([old], 'a.xls'))).toEqual([
      ['编码', '数量'],
      ['IM-1', 3],
    ])
    const gbk = Uint8Array.of(
      0xb1,
      0xe0,
      0xc2,
      0xeb,
      0x2c,
      0xca,
      0xfd,
      0xc1,
      0xbf,
      0x0a,
      0x41,
      0x2c,
      0x30,
      0x37,
    )
    expect(await read(new File([gbk], 'a.csv'))).toEqual([
      ['编码', '数量'],
      ['A', '07'],
    ])
  })

  it('refuses what is no workbook, and can be given up', async () => {
    const file = new File(['<html>not a workbook, whatever its name says</html>'], 'a.xlsx')
    await expect(readSheetInWorker(file, { onProgress: () => {}, signal: signal() })).rejects.toMatchObject({
      why: 'notSheet',
    })
    const controller = new AbortController()
    const reading = readSheetInWorker(file, { onProgress: () => {}, signal: controller.signal })
    controller.abort()
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('ExcelImportModal', () => {
  async function open(answer: ImportAnswer | Error, more = {}) {
    const onImport = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
    const onOk = vi.fn()
    const onClose = vi.fn()
    await render(
      <StoryFrame dataSource={createFakeDataSource()}>
        <ExcelImportModal open onImport={onImport} onOk={onOk} onClose={onClose} {...more} />
      </StoryFrame>,
    )
    await expect.element(page.getByText('导入EXCEL').first()).toBeVisible()
    expect(document.querySelector<HTMLElement>('.ant-modal')!.style.cssText).toContain('600px')
    return { onImport, onOk, onClose }
  }
  const start = () => page.getByRole('button', { name: '开始上传' })

  it('takes .xls and .xlsx only, and sends the fields of the form', async () => {
    const { onImport, onOk, onClose } = await open(
      { success: true, code: 200, message: '导入了两行', result: null },
      { online: true, isSingleTableImport: true, foreignKeys: { id: '1' } },
    )
    choose(new File(['x'], 'a.csv'))
    await expect.element(page.getByText('仅支持 .xls 和 .xlsx 文件')).toBeVisible()
    await expect.element(start()).toBeDisabled()
    choose(new File(['x'], 'a.xls'), new File(['x'], 'B.XLSX'))
    await page.getByRole('switch').click()
    await start().click()
    await expect.element(page.getByText('导入了两行')).toBeVisible()
    const [files, fields] = onImport.mock.calls[0] as unknown as [File[], Record<string, string>]
    expect(files.map(({ name }) => name)).toEqual(['a.xls', 'B.XLSX'])
    expect(fields).toEqual({ validateStatus: '1', isSingleTableImport: 'true', foreignKeys: '{"id":"1"}' })
    expect(onOk).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('201: a warning with a link to the error file', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { onOk } = await open({
      success: true,
      code: 201,
      message: '有 1 行错误',
      result: 'logs/error.txt',
    })
    choose(new File(['x'], 'a.xlsx'))
    await start().click()
    await expect.element(page.getByText('导入成功,但是有错误数据!').last()).toBeVisible()
    await page.getByRole('button', { name: '点击下载' }).click()
    await waitFor('the link', () => opened.mock.calls.length === 1)
    expect(opened.mock.calls[0]![0]).toBe('/files/logs/error.txt')
    expect(onOk).toHaveBeenCalledOnce()
    opened.mockRestore()
  })

  it('stays open when the server refuses, and names the file', async () => {
    const { onImport, onClose } = await open({
      success: false,
      code: 500,
      message: '文件导入失败:没有数据',
      result: null,
    })
    choose(new File(['x'], 'a.xlsx'))
    // The line breaks before the answer: sent again, the file carries the same key.
    onImport.mockImplementationOnce(() => Promise.reject(new Error('broken')))
    await start().click()
    await expect.element(page.getByText(/a\.xlsx .*broken/)).toBeVisible()
    await start().click()
    await expect.element(page.getByText('a.xlsx 文件导入失败:没有数据')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
    // It was answered: the next attempt is another one.
    await start().click()
    await waitFor('the third attempt', () => onImport.mock.calls.length === 3)
    const sent = onImport.mock.calls as unknown as [File[], unknown, { idempotencyKey: string }][]
    const [first, second, third] = sent.map(([, , options]) => options.idempotencyKey)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

describe('ImportWizard', () => {
  it('replaces a wrong value in all rows, and the blanks', async () => {
    const sent: unknown[][] = []
    const rows = ['箱', '个', '箱', null].map((unit, at) => [`IM-${at}`, 1, unit])
    const columns = demoImportColumns.map((column) =>
      column.key === 'unit' ? { ...column, rules: [{ required: true }] } : column,
    )
    await openWizard({
      columns,
      rows: [['物料编码', '数量', '单位'], ...rows],
      send: (part) => Promise.resolve(void sent.push([...part])).then(() => ({})),
    })
    choose(new File(['x'], 'a.xlsx'))
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByText('单位不在可选范围内（2）').click()
    const line = page.getByRole('listitem').filter({ hasText: '2 行' })
    await expect.element(line).toHaveTextContent('箱')
    await page.getByRole('combobox', { name: '将 箱 替换为' }).click()
    await userEvent.keyboard('个{Enter}')
    await page.getByRole('button', { name: '替换 箱' }).click()
    await expect.element(page.getByText('4 行中有 1 行有误，可直接在下方修改')).toBeVisible()
    await page.getByText('单位不能为空（1）').click()
    await page.getByRole('combobox', { name: '将 （空） 替换为' }).click()
    await userEvent.keyboard('个{Enter}')
    await page.getByRole('button', { name: '替换 （空）' }).click()
    await expect.element(page.getByText('4 行数据全部通过检查')).toBeVisible()
    await page.getByRole('button', { name: /导入 4 行/ }).click()
    await waitFor('the rows', () => sent.length === 1)
    expect(sent[0]!.map((row) => (row as { unit: unknown }).unit)).toEqual(['PCS', 'PCS', 'PCS', 'PCS'])
  })

  it('keeps what is corrected in the grid, whatever is looked at, and checks it before it is sent', async () => {
    const sent: unknown[][] = []
    const rows = [
      ['IM-1', '很多', '个'],
      ['IM-2', '不少', '个'],
      ['IM-3', 1, '箱'],
      ['IM-4', 1, '个'],
    ]
    await openWizard({
      rows: [['物料编码', '数量', '单位'], ...rows],
      send: (part) => Promise.resolve(void sent.push([...part])).then(() => ({})),
    })
    choose(new File(['x'], 'a.xlsx'))
    await page.getByRole('button', { name: '下一步' }).click()
    const cell = (text: string) => page.getByRole('gridcell').filter({ hasText: text })
    await cell('很多').click()
    await userEvent.keyboard('7{Enter}')
    // Another problem is looked at, and all of them again. It looks like something to press.
    const other = page.getByText('单位不在可选范围内（1）')
    expect(getComputedStyle(other.element().closest('.ant-tag')!).borderTopColor).not.toBe('rgba(0, 0, 0, 0)')
    await other.click()
    await expect.element(cell('很多')).not.toBeInTheDocument()
    await page.getByText(/^全部/).click()
    await expect.element(cell('不少')).toBeVisible()
    await expect.element(cell('7').first()).toBeVisible()
    await expect.element(cell('很多')).not.toBeInTheDocument()
    // One value of a problem is replaced: what is left of it is looked at as before.
    await page.getByText('数量应为数字（2）').click()
    await page.getByRole('textbox', { name: '将 不少 替换为' }).fill('很少')
    await page.getByRole('button', { name: '替换 不少' }).click()
    await expect.element(page.getByText('4 行中有 2 行有误，可直接在下方修改')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '将 很少 替换为' })).toBeVisible()
    // Going back would lose all of it.
    await page.getByRole('button', { name: '上一步' }).click()
    await expect.element(page.getByText('返回上一步？', { exact: true }).last()).toBeVisible()
    await page.getByRole('button', { name: /取\s*消/ }).click()
    await cell('很少').click()
    await userEvent.keyboard('9{Enter}')
    // What was corrected last is checked, then sent with the others.
    await page.getByRole('button', { name: /^导入 2 行/ }).click()
    await waitFor('the rows', () => sent.length === 1)
    expect(sent[0]).toEqual([
      { itemId: 'IM-1', quantity: 7, unit: 'PCS' },
      { itemId: 'IM-2', quantity: 9, unit: 'PCS' },
      { itemId: 'IM-4', quantity: 1, unit: 'PCS' },
    ])
  })

  it('maps, checks, corrects in the grid, sends, and corrects what the server refused', async () => {
    const sent: unknown[][] = []
    const send: SendBatch = (rows) => {
      sent.push([...rows])
      const failed = rows.flatMap((row, index) =>
        row['itemId'] === 'IM-4' ? [{ index, field: 'itemId', message: '已存在' }] : [],
      )
      return Promise.resolve({ failed })
    }
    await openWizard({ send })
    choose(new File(['x'], 'a.xlsx'))
    await page.getByRole('button', { name: '下一步' }).click()
    await expect.element(page.getByText('4 行中有 2 行有误，可直接在下方修改')).toBeVisible()
    await expect.element(page.getByText('数量应为数字（1）')).toBeVisible()
    await page.getByText('很多', { exact: true }).click()
    await userEvent.keyboard('7{Enter}')
    press('重新检查')
    await expect.element(page.getByText('4 行中有 1 行有误，可直接在下方修改')).toBeVisible()
    await page.getByRole('button', { name: /导入 3 行/ }).click()
    await expect.element(page.getByText('第 7 行：已存在')).toBeVisible()
    expect(sent[0]).toEqual([
      { itemId: 'IM-1', quantity: 3, unit: 'PCS' },
      { itemId: 'IM-2', quantity: 7, unit: 'PCS' },
      { itemId: 'IM-4', quantity: 1, unit: 'PCS' },
    ])
    await page.getByRole('button', { name: '修改失败的数据' }).click()
    await expect.element(page.getByText('1 行中有 1 行有误，可直接在下方修改')).toBeVisible()
  })
})

describe('leaving the wizard', () => {
  it('goes on with sending while another page is shown', async () => {
    let sent: { signal: AbortSignal; done: () => void } | undefined
    const onDone = vi.fn()
    const send: SendBatch = (_rows, { signal: given }) =>
      new Promise((done) => (sent = { signal: given, done: () => done({}) }))
    const kept = (shown: boolean) => (
      <StoryFrame>
        <Activity mode={shown ? 'visible' : 'hidden'}>
          <ImportWizard
            open
            columns={demoImportColumns}
            reader={() =>
              Promise.resolve([
                ['物料编码', '数量'],
                ['IM-1', 1],
              ])
            }
            send={send}
            onDone={onDone}
            onClose={() => undefined}
          />
        </Activity>
      </StoryFrame>
    )
    const { rerender } = await render(kept(true))
    await waitFor('the field', () => document.querySelector('.lading-import input[type=file]'))
    choose(new File(['x'], 'a.xlsx'))
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByRole('button', { name: /导入 1 行/ }).click()
    await waitFor('the batch', () => sent)
    await rerender(kept(false))
    expect(sent!.signal.aborted).toBe(false)
    sent!.done()
    await vi.waitFor(() =>
      expect(onDone).toHaveBeenCalledWith(expect.objectContaining({ sent: 1, failed: [] })),
    )
  })

  it('asks while rows are checked or sent, and tells of what was stored when it is given up', async () => {
    const onClose = vi.fn()
    const onDone = vi.fn()
    const send: SendBatch = (_rows, { signal: given }) =>
      new Promise((_resolve, reject) => {
        given.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
      })
    await openWizard({ send, onDone, onClose })
    const start = () => page.getByRole('button', { name: '导入 2 行' })
    const question = () => page.getByText('放弃导入？', { exact: true }).last()
    const answer = (name: string) => page.getByRole('dialog').last().getByRole('button', { name }).click()
    choose(new File(['x'], 'a.xlsx'))
    await page.getByRole('button', { name: '下一步' }).click()
    await expect.element(start()).toBeVisible()
    await page.getByRole('button', { name: '关闭' }).first().click()
    await expect.element(question()).toBeVisible()
    await answer('取消')
    await expect.element(question()).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()

    await start().click()
    await expect.element(page.getByText(/正在导入/)).toBeVisible()
    await page.getByRole('button', { name: '取消' }).click()
    await expect.element(page.getByText(/导入中断/)).toBeVisible()
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    await page.getByRole('button', { name: '完成' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  })
})
