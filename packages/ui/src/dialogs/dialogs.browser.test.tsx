import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SourceError } from '../foundation/dataSource'
import { StoryFrame } from '../testing/StoryFrame'
import { ChangePasswordModal } from './ChangePasswordModal'
import { FullscreenModal } from './FullscreenModal'
import { PromptModal } from './PromptModal'
import { useConfirm } from './useConfirm'

describe('PromptModal', () => {
  it('keeps a refused text from its caller and says why', async () => {
    const onOk = vi.fn()
    await render(
      <StoryFrame>
        <PromptModal
          open
          title="保存查询"
          label="名称"
          rules={[{ required: true, message: '保存名称不能为空' }]}
          onOk={onOk}
          onCancel={() => {}}
        />
      </StoryFrame>,
    )
    await page.getByRole('button', { name: /确\s*定/ }).click()
    await expect.element(page.getByText('保存名称不能为空')).toBeVisible()
    expect(onOk).not.toHaveBeenCalled()
    await page.getByLabelText('名称').fill('本月报价')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onOk).toHaveBeenCalledWith('本月报价'))
  })
})

describe('ChangePasswordModal', () => {
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

  it('sends what the server expects and closes', async () => {
    const { onSubmit, onClose } = await open('admin')
    await fill('old-1', 'new-1', 'new-1')
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
    await fill('wrong', 'new-1', 'new-1')
    await expect.element(page.getByText('旧密码输入错误!')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('FullscreenModal', () => {
  function Opener() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>打开</button>
        <FullscreenModal open={open} title="详情" onClose={() => setOpen(false)}>
          内容
        </FullscreenModal>
      </>
    )
  }

  it('begins every opening in the usual size (spec 2 §4)', async () => {
    await render(
      <StoryFrame>
        <Opener />
      </StoryFrame>,
    )
    const toggle = page.getByRole('button', { name: '全屏' })
    await page.getByRole('button', { name: '打开' }).click()
    await toggle.click()
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
    const dialog = document.querySelector('.ant-modal-container')!.getBoundingClientRect()
    const button = toggle.element().getBoundingClientRect()
    expect(button.top - dialog.top).toBeLessThan(24)
    expect(dialog.right - button.right).toBeLessThan(64)
    document.querySelector<HTMLElement>('.ant-modal-close')?.click()
    await expect.element(page.getByText('内容')).not.toBeInTheDocument()
    await page.getByRole('button', { name: '打开' }).click()
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('useConfirm', () => {
  function Asking({ onAnswer, action }: { onAnswer: (yes: boolean) => void; action: () => unknown }) {
    const confirm = useConfirm()
    return <button onClick={() => void confirm({ title: '确认删除' }, action).then(onAnswer)}>问</button>
  }

  it.each([
    ['yes', /确\s*定/, true],
    ['no', /取\s*消/, false],
  ])('answers %s', async (_name, button, answer) => {
    const onAnswer = vi.fn()
    const action = vi.fn()
    await render(
      <StoryFrame>
        <Asking onAnswer={onAnswer} action={action} />
      </StoryFrame>,
    )
    await page.getByRole('button', { name: '问' }).click()
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(answer))
    expect(action).toHaveBeenCalledTimes(answer ? 1 : 0)
  })
})
