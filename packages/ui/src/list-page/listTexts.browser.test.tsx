import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { entityPaths } from '@lading/core/entity'
import { SourceError } from '../foundation/dataSource'
import type { ImportAnswer, ResourceSource } from '../foundation/dataSource'
import { createDemoDataSource } from '../testing/fixtures/demoDataSource'
import { demoQuotation } from '../testing/fixtures/quotation'
import { StoryFrame } from '../testing/StoryFrame'
import { listPageTester } from '../testing/testers/listPageTester'
import { ListPage } from './ListPage'
import { DataTable } from './table/DataTable'
import { ListToolbar } from './toolbar/ListToolbar'
import { useListPage } from './useListPage'

/** A list page whose source answers some calls as a test wants. */
async function open(calls: Partial<ResourceSource> = {}) {
  const dataSource = createDemoDataSource()
  const source = { ...dataSource.resource(entityPaths(demoQuotation).api), ...calls }
  const single = vi.fn()
  function Quotations() {
    const list = useListPage(demoQuotation, { source })
    return (
      <ListPage page={list}>
        <ListToolbar page={list}>
          <button onClick={() => single(list.single()?.id)}>转订单</button>
        </ListToolbar>
        <DataTable page={list} />
      </ListPage>
    )
  }
  await render(
    <StoryFrame dataSource={dataSource}>
      <Quotations />
    </StoryFrame>,
  )
  await listPageTester().ready()
  return { single }
}

// Icons are part of the names of antd's buttons.
const button = (name: string) => page.getByRole('button', { name }).first()
const choose = (at: number) => page.getByRole('checkbox').nth(at).click()

/** Sends a file as it is: the import button, the link beside the wizard, the dialog. */
async function importFile(name: string): Promise<void> {
  if (!document.querySelector('.ant-modal input[type=file][multiple]')) {
    await button('导入').click()
    await page.getByRole('button', { name: '直接上传 .xls / .xlsx，由服务器检查' }).click()
  }
  await expect.element(page.getByRole('button', { name: '选择导入文件' })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('.ant-modal input[type=file][multiple]')!
  const files = new DataTransfer()
  files.items.add(new File(['x'], name))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const start = () => page.getByRole('button', { name: '开始上传' }).click()

const answer = (more: Partial<ImportAnswer>): Partial<ResourceSource> => ({
  importFiles: () => Promise.resolve({ success: true, code: 200, message: '', result: null, ...more }),
})

describe('the texts of a list page (spec 2 §5, §8)', () => {
  it('请选择一条记录: none and two are refused, one is given', async () => {
    const { single } = await open()
    await button('转订单').click()
    await expect.element(page.getByText('请选择一条记录', { exact: true })).toBeVisible()
    expect(single).toHaveBeenLastCalledWith(undefined)
    await choose(1)
    await button('转订单').click()
    expect(single.mock.lastCall?.[0]).toEqual(expect.any(String))
    await choose(2)
    await button('转订单').click()
    expect(single).toHaveBeenLastCalledWith(undefined)
  })

  it('确认删除 and 是否删除选中数据? before a batch, and nothing is sent on no', async () => {
    const removeBatch = vi.fn(() => Promise.resolve())
    await open({ removeBatch })
    await choose(1)
    await button('批量删除').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('确认删除', { exact: true }).last()).toBeVisible()
    await expect.element(dialog.getByText('是否删除选中数据?')).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(page.getByText('是否删除选中数据?')).not.toBeInTheDocument()
    expect(removeBatch).not.toHaveBeenCalled()
  })

  it('the server’s message when it refuses to delete; the rows stay chosen', async () => {
    await open({ removeBatch: () => Promise.reject(new SourceError('已提交的单据不能删除', 500)) })
    await choose(1)
    await button('批量删除').click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect.element(page.getByText('已提交的单据不能删除')).toBeVisible()
    await expect.element(page.getByText('已选择 1 项')).toBeVisible()
  })

  it('文件下载失败 for an empty export', async () => {
    await open({ exportFile: () => Promise.resolve({ blob: new Blob([]), name: '' }) })
    await button('导出').click()
    await expect.element(page.getByText('文件下载失败')).toBeVisible()
  })

  it('an export that takes long says so, and ends without a file or a message when it is given up', async () => {
    let given: AbortSignal | undefined
    await open({
      exportFile: (_, signal, onProgress) =>
        new Promise((_resolve, reject) => {
          given = signal
          onProgress?.(42)
          signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
        }),
    })
    await button('导出').click()
    await expect.element(page.getByText(/正在导出 \d+ 行，请稍候/)).toBeVisible()
    await expect.element(page.getByText(/^约 42%，已用 \d+ 秒$/)).toBeVisible()
    await button('取消导出').click()
    await expect.element(page.getByText(/正在导出/)).not.toBeInTheDocument()
    expect(given?.aborted).toBe(true)
    expect(document.querySelector('.ant-message-notice')).toBeNull()
  })

  it('导入成功,但是有错误数据! with message and link to the file of the errors', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await open(answer({ code: 201, message: '文件导入成功，但有错误。', result: 'temp/errors.xlsx' }))
    await importFile('报价.xlsx')
    await start()
    await expect.element(page.getByText('导入成功,但是有错误数据!').last()).toBeVisible()
    await expect.element(page.getByText('文件导入成功，但有错误。')).toBeVisible()
    await page.getByRole('button', { name: '点击下载' }).click()
    await vi.waitFor(() =>
      expect(opened).toHaveBeenCalledWith('/files/temp/errors.xlsx', '_blank', 'noopener,noreferrer'),
    )
    opened.mockRestore()
  })

  it('the server’s message for other answers of an import, and only .xls and .xlsx are taken', async () => {
    await open(answer({ success: false, code: 500, message: '第3行：金额不是数字' }))
    await importFile('报价.csv')
    await expect.element(page.getByText('仅支持 .xls 和 .xlsx 文件')).toBeVisible()
    await importFile('报价.xls')
    await start()
    await expect.element(page.getByText('第3行：金额不是数字')).toBeVisible()
  })

  it.each([
    ['导入', 'importFiles', 'importExcelUrl'],
    ['导出', 'exportFile', 'exportXlsUrl'],
    ['批量删除', 'removeBatch', 'deleteBatch'],
  ] as const)('%s without its address: 请设置url.…属性!', async (name, call, setting) => {
    await open({ [call]: undefined })
    await button(name).click()
    await expect.element(page.getByText(`请设置url.${setting}属性!`)).toBeVisible()
  })

  it('请设置url.delete属性! for one row without its address', async () => {
    await open({ remove: undefined })
    await page
      .getByRole('button', { name: /^删除 / })
      .first()
      .click()
    await expect.element(page.getByText('请设置url.delete属性!')).toBeVisible()
  })
})
