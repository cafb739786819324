import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryFrame } from '../../testing/StoryFrame'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { makeQuotations } from '../../testing/fixtures/quotations'
import { printed } from '../../testing/browser/printed'
import { dialogTester } from '../../testing/testers/dialogTester'
import { DetailModal } from './DetailModal'
import type { DetailModalProps } from './DetailModal'

describe('DetailModal', () => {
  const [record] = makeQuotations(1)
  const open = (more: Partial<DetailModalProps> = {}) =>
    render(
      <StoryFrame>
        <DetailModal open entity={demoQuotation} record={record} onClose={() => {}} {...more} />
      </StoryFrame>,
    )

  it('is 1200 wide, in at most four columns, with its title to the letter', async () => {
    await open()
    await expect.element(page.getByRole('dialog', { name: '詳細信息' })).toBeVisible()
    expect(document.querySelector<HTMLElement>('.ant-modal')?.style.cssText).toContain('1200px')
    const labels = () => document.querySelector('.ant-descriptions-row')?.querySelectorAll('th').length
    await vi.waitFor(() => expect(labels()).toBe(4))
  })

  it('by the keyboard alone copies what is read: labels and texts of dictionaries', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await open({ fields: ['quotationNo', 'port', 'amount', 'remark'] })
    await expect.element(page.getByText('青岛')).toBeVisible()
    const copy = page.getByRole('button', { name: '复制' }).element()
    for (let step = 0; step < 12 && document.activeElement !== copy; step++) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('已复制')).toBeVisible()
    expect(write.mock.lastCall?.[0].split('\n')).toEqual([
      '报价单编号\tSQ202600001',
      '港口\t青岛',
      expect.stringMatching(/^合计金额\t[\d,]+\.\d\d$/),
      '备注\t-',
    ])
    write.mockRestore()
  })

  it('shows the texts that came with the record, also of values that no dictionary knows', async () => {
    const texts = { status: 'archived', status_dictText: '已归档', port: 'OLD', port_dictText: '旧港' }
    await open({ record: { ...record, ...texts }, fields: ['status', 'port'] })
    await expect.element(page.getByText('旧港')).toBeVisible()
    expect(dialogTester().details()).toEqual({ 状态: '已归档', 港口: '旧港' })
  })

  it('prints a page of its own', async () => {
    await open({ fields: ['quotationNo', 'port', 'remark'] })
    await expect.element(page.getByText('青岛')).toBeVisible()
    expect(dialogTester().details()).toEqual({ 报价单编号: 'SQ202600001', 港口: '青岛', 备注: '-' })
    const print = page.getByRole('button', { name: '打印' })
    // By the keyboard: the dialog may still be growing, and what moves is not always hit.
    const body = await printed(async () => {
      await expect.element(print).toBeVisible()
      ;(print.element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
    })
    expect(body.innerHTML).toContain('<h1>詳細信息</h1>')
    expect(body.innerHTML).toContain('<th>港口</th><td>青岛</td>')
    expect(body.innerHTML).toContain('<th>备注</th><td colspan="3">-</td>')
  })

  it('offers neither copy nor print before there is something, and tries again after a failure', async () => {
    const onRetry = vi.fn()
    await open({ record: undefined, error: new Error('未找到对应实体'), onRetry })
    await expect.element(page.getByText('未找到对应实体')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '复制' })).not.toBeInTheDocument()
    await page.getByRole('button', { name: '重试' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
