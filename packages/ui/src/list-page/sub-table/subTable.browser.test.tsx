import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SourceRow } from '../../foundation/dataSource'
import { StoryFrame } from '../../testing/StoryFrame'
import { SubTablePopover } from './SubTablePopover'

async function open(load: (signal: AbortSignal) => Promise<readonly SourceRow[]>) {
  await render(
    <StoryFrame>
      <SubTablePopover title="明细" load={load} columns={[{ key: 'name', title: '名称' }]}>
        3 行
      </SubTablePopover>
      <p>旁边</p>
    </StoryFrame>,
  )
  await page.getByRole('button', { name: '3 行' }).click()
}

describe('SubTablePopover', () => {
  it('tries three times again before it gives up, and once more when it is asked to', async () => {
    let broken = true
    const load = vi.fn(() =>
      broken ? Promise.reject(new Error('网络超时')) : Promise.resolve([{ id: '1', name: '液压软管' }]),
    )
    await open(load)
    await expect.element(page.getByText('打开子表失败，已重试 3 次')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(4)
    broken = false
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(page.getByText('液压软管')).toBeVisible()
  })

  it('gives up the call when it is closed, and asks afresh at the next opening', async () => {
    const signals: AbortSignal[] = []
    await open((signal) => {
      signals.push(signal)
      return new Promise(() => {})
    })
    await expect.element(page.getByText('加载中…')).toBeVisible()
    await page.getByText('旁边').click()
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true))
    await page.getByRole('button', { name: '3 行' }).click()
    await vi.waitFor(() => expect(signals).toHaveLength(2))
  })
})
