import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Locale } from '@lading/core/text'
import { SourceError } from '../foundation/dataSource'
import { StoryFrame } from '../testing/StoryFrame'
import { dialogTester } from '../testing/testers/dialogTester'
import { ChangePasswordModal } from './ChangePasswordModal'
import { dialogMessages } from './locale/messages'

describe('ChangePasswordModal', () => {
  it('says what is missing in the language that is switched to', async () => {
    const dialog = (locale: Locale) => (
      <StoryFrame locale={locale}>
        <ChangePasswordModal open username="sales" onSubmit={vi.fn()} onClose={vi.fn()} />
      </StoryFrame>
    )
    const { rerender } = await render(dialog('zh-CN'))
    await page.getByRole('button', { name: /确\s*定/ }).click()
    await expect.element(page.getByText(dialogMessages['zh-CN'].enterOldPassword)).toBeVisible()
    await rerender(dialog('en-US'))
    await expect.element(page.getByText(dialogMessages['en-US'].enterOldPassword)).toBeVisible()
    // The former words fade away.
    await vi.waitFor(() =>
      expect(document.querySelector('.ant-modal')?.textContent).not.toMatch(/\p{Script=Han}/u),
    )
  })

  async function open(username: string | undefined, onSubmit = vi.fn(() => Promise.resolve())) {
    const onClose = vi.fn()
    await render(
      <StoryFrame>
        <ChangePasswordModal open username={username} onSubmit={onSubmit} onClose={onClose} />
      </StoryFrame>,
    )
    return { onSubmit, onClose }
  }
  async function fill(old: string, next: string, again: string) {
    await page.getByLabelText('旧密码').fill(old)
    await page.getByLabelText('新密码', { exact: true }).fill(next)
    await page.getByLabelText('确认新密码').fill(again)
    await page.getByRole('button', { name: /确\s*定/ }).click()
  }

  it('wants the new password twice', async () => {
    const { onSubmit } = await open('admin')
    await fill('old-1', 'new-1', 'new-2')
    await expect.element(page.getByText('两次输入的密码不一样！')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('wants somebody to be signed in', async () => {
    const { onSubmit } = await open(undefined)
    await fill('old-1', 'new-1', 'new-1')
    await expect.element(page.getByText('当前系统无登录用户!')).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('by the keyboard alone sends what the server expects and closes', async () => {
    const { onSubmit, onClose } = await open('admin')
    const old = page.getByLabelText('旧密码')
    await vi.waitFor(() => expect(document.activeElement).toBe(old.element()))
    await userEvent.keyboard('old-1')
    for (const label of ['新密码', '确认新密码']) {
      const field = page.getByLabelText(label, { exact: true }).element()
      // Past the button that shows what was typed.
      for (let step = 0; step < 4 && document.activeElement !== field; step++) await userEvent.tab()
      await userEvent.keyboard('new-1')
    }
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(onSubmit).toHaveBeenCalledWith({
      username: 'admin',
      oldpassword: 'old-1',
      password: 'new-1',
      confirmpassword: 'new-1',
    })
  })

  it('stays open and says why when the server refuses', async () => {
    const { onClose } = await open(
      'admin',
      vi.fn(() => Promise.reject(new SourceError('旧密码输入错误!', 500))),
    )
    const dialog = dialogTester()
    await dialog.ready('修改密码')
    dialog.press('确定')
    await vi.waitFor(() => expect(dialog.faults()).toHaveLength(3))
    await fill('wrong', 'new-1', 'new-1')
    await expect.element(page.getByText('旧密码输入错误!')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})
