import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openWizard } from '../testing/browser/importWizard'
import type { SendBatch } from './logic/sendRows'

async function choose(rows: string[][], send?: SendBatch) {
  await openWizard({ columns: [{ key: 'name', title: '名称' }], rows, ...(send && { send }) })
  const input = document.querySelector<HTMLElement>('input[type=file]')!
  await userEvent.upload(input, new File(['x'], 'a.xlsx'))
}

it('says that a sheet with headings alone holds no data', async () => {
  await choose([['名称']])
  await expect.element(page.getByText('文件中没有数据')).toBeVisible()
  await expect.element(page.getByText(/或拖到此处/)).toBeVisible()
})

it('does not go on when the last row is taken for the headings', async () => {
  await choose([['名称'], ['名称']])
  await expect.element(page.getByRole('button', { name: '下一步' })).toBeEnabled()
  await userEvent.fill(page.getByLabelText('标题所在行'), '2')
  await expect.element(page.getByText('共 0 行数据')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '下一步' })).toBeDisabled()
})

it('still says how far it had come when it was interrupted', async () => {
  let batches = 0
  const send: SendBatch = (rows, { signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      if ((batches += 1) === 1) resolve({ created: rows.length, updated: 0, skipped: 0, failed: [] })
    })
  await choose([['名称'], ...Array.from({ length: 2000 }, (_, at) => [`行${at}`])], send)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '导入 2000 行' }).click()
  await expect.element(page.getByText(/已处理 1000 \/ 2000 行/)).toBeVisible()
  await page.getByRole('button', { name: /取\s*消/ }).click()
  await expect.element(page.getByText(/导入中断/)).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
})
