import { useState } from 'react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryFrame } from '../testing/StoryFrame'
import { ChangePasswordModal } from './ChangePasswordModal'
import { DepartmentSwitchModal } from './department/DepartmentSwitchModal'
import { FullscreenModal } from './fullscreen/FullscreenModal'
import { PromptModal } from './PromptModal'
import { useConfirm } from './useConfirm'

describe('PromptModal', () => {
  it('ends a long title before the button that closes', async () => {
    const title = '名称很长的客户与供应商协调及船舶备件报价管理部门'.repeat(4)
    await render(
      <StoryFrame>
        <PromptModal open title={title} label="名称" onOk={() => {}} onCancel={() => {}} />
      </StoryFrame>,
    )
    await expect.element(page.getByText(title)).toBeVisible()
    const right = page.getByText(title).element().getBoundingClientRect().right
    const close = page.getByRole('button', { name: /close|关闭/i }).first()
    expect(right).toBeLessThanOrEqual(close.element().getBoundingClientRect().left)
  })

  it('stays with what was typed when somebody presses beside it', async () => {
    const onCancel = vi.fn()
    await render(
      <StoryFrame>
        <PromptModal open title="保存查询" label="名称" onOk={() => {}} onCancel={onCancel} />
      </StoryFrame>,
    )
    await page.getByLabelText('名称').fill('上月')
    await userEvent.click(document.querySelector('.ant-modal-wrap')!, { position: { x: 5, y: 5 } })
    await expect.element(page.getByLabelText('名称')).toHaveValue('上月')
    expect(onCancel).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(onCancel).toHaveBeenCalledOnce())
  })

  it('by the keyboard alone keeps a refused text from its caller and says why', async () => {
    const onOk = vi.fn()
    await render(
      <StoryFrame>
        <PromptModal
          open
          title="保存查询"
          label="名称"
          rules={[
            { required: true, message: '保存名称不能为空' },
            { handler: ({ value }) => Promise.resolve(value !== '上月'), message: '${title}已被使用' },
          ]}
          onOk={onOk}
          onCancel={() => {}}
        />
      </StoryFrame>,
    )
    await vi.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('名称').element()))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('保存名称不能为空')).toBeVisible()
    const input = page.getByLabelText('名称').element()
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe(
      '保存名称不能为空',
    )
    expect(document.activeElement).toBe(input)
    await userEvent.keyboard('上月{Enter}')
    await expect.element(page.getByText('名称已被使用')).toBeVisible()
    expect(onOk).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}{Backspace}本月报价{Enter}')
    await vi.waitFor(() => expect(onOk).toHaveBeenCalledWith('本月报价'))
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

describe('useConfirm about something that is lost', () => {
  it('begins on the answer that loses nothing', async () => {
    const onAnswer = vi.fn()
    function Asking() {
      const confirm = useConfirm()
      return (
        <button onClick={() => void confirm({ title: '放弃修改？', danger: true }).then(onAnswer)}>问</button>
      )
    }
    await render(
      <StoryFrame>
        <Asking />
      </StoryFrame>,
    )
    await page.getByRole('button', { name: '问' }).click()
    const safe = page.getByRole('dialog').getByRole('button', { name: /取\s*消/ })
    await vi.waitFor(() => expect(document.activeElement).toBe(safe.element()))
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false))
  })
})

describe('a dialog that is taken away', () => {
  const dialogs: [string, (onClose: () => void) => ReactNode][] = [
    ['FullscreenModal', (onClose) => <FullscreenModal open title="窗口" onClose={onClose} children="内容" />],
    [
      'ChangePasswordModal',
      (onClose) => (
        <ChangePasswordModal open username="a" onSubmit={() => Promise.resolve()} onClose={onClose} />
      ),
    ],
    [
      'DepartmentSwitchModal',
      (onClose) => (
        <DepartmentSwitchModal
          open
          load={() => Promise.resolve({ list: [{ orgCode: 'A01', departName: '销售一部' }] })}
          onSubmit={() => Promise.resolve()}
          onClose={onClose}
        />
      ),
    ],
  ]
  it.each(dialogs)('%s gives the keyboard back to what opened it', async (_name, dialog) => {
    function Opening() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <button onClick={() => setOpen(true)}>打开</button>
          {open && dialog(() => setOpen(false))}
        </>
      )
    }
    await render(
      <StoryFrame>
        <Opening />
      </StoryFrame>,
    )
    const opener = page.getByRole('button', { name: '打开' }).element() as HTMLElement
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() =>
      expect(document.querySelector('[role=dialog]')?.contains(document.activeElement)).toBe(true),
    )
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBe(null))
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })
})
