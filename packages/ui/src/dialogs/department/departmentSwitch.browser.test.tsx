import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { SourceError } from '../../foundation/dataSource'
import { StoryFrame } from '../../testing/StoryFrame'
import { DepartmentSwitchModal } from './DepartmentSwitchModal'
import type { DepartmentSwitchModalProps } from './DepartmentSwitchModal'
import type { OwnDepartments } from './useOwnDepartments'

describe('DepartmentSwitchModal', () => {
  const list = [
    { orgCode: 'A01', departName: '销售一部' },
    { orgCode: 'A02', departName: '销售二部' },
  ]
  async function open(answer: OwnDepartments | Error, more: Partial<DepartmentSwitchModalProps> = {}) {
    const onSubmit = vi.fn<(orgCode: string) => Promise<unknown>>(() => Promise.resolve())
    const onClose = vi.fn()
    const load = vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
    await render(
      <StoryFrame>
        <DepartmentSwitchModal open load={load} onSubmit={onSubmit} onClose={onClose} {...more} />
      </StoryFrame>,
    )
    await expect.element(page.getByRole('dialog', { name: '部门切换' })).toBeVisible()
    return { onSubmit, onClose, load }
  }
  const ok = page.getByRole('button', { name: '确定' })

  it('marks the field when nothing is chosen, by the keyboard chooses and confirms', async () => {
    const { onSubmit, onClose } = await open({ list })
    await expect.element(page.getByText('您隶属于多部门，请选择当前所在部门')).toBeVisible()
    await ok.click()
    await expect.element(page.getByRole('alert').getByText('请选择部门！')).toBeVisible()
    expect(document.querySelector('.ant-form-item-has-error')).not.toBeNull()
    expect(onSubmit).not.toHaveBeenCalled()
    ;(page.getByRole('radio', { name: /销售一部/ }).element() as HTMLElement).focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect.element(page.getByRole('radio', { name: /销售二部/ })).toBeChecked()
    expect(document.querySelector('.ant-form-item-has-error')).toBeNull()
    ;(ok.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('A02')
  })

  it('starts with the current department and cannot be left when one is required', async () => {
    const { onClose } = await open({ list, orgCode: 'A01' }, { required: true })
    await expect.element(page.getByRole('radio', { name: /销售一部/ })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: '取消' })).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('begins in the choice, even while it loads, and Enter confirms it', async () => {
    const onLogout = vi.fn()
    let answer: (own: OwnDepartments) => void = () => undefined
    const load = () => new Promise<OwnDepartments>((resolve) => (answer = resolve))
    const { onSubmit } = await open({ list }, { required: true, onLogout, load })
    await userEvent.keyboard('{Enter}')
    expect(onLogout).not.toHaveBeenCalled()
    answer({ list, orgCode: 'A02' })
    await expect.element(page.getByRole('radio', { name: /销售二部/ })).toHaveFocus()
    // Tab stays in the dialog: from its last button to the choice.
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    await expect.element(page.getByRole('radio', { name: /销售二部/ })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(ok).toHaveFocus()
    await userEvent.keyboard('{Tab}{ArrowUp}{Enter}')
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('A01'))
    expect(onLogout).not.toHaveBeenCalled()
  })

  it('leaves the keyboard where it is told when nothing had it before', async () => {
    const content = document.createElement('main')
    content.tabIndex = -1
    document.body.append(content)
    function Shell() {
      const [isOpen, setOpen] = useState(true)
      const close = () => setOpen(false)
      const load = () => Promise.resolve({ list, orgCode: 'A01' })
      const after = { focusAfterwards: () => content }
      return (
        <DepartmentSwitchModal
          {...{ open: isOpen, load, onSubmit: () => Promise.resolve(), onClose: close, ...after }}
        />
      )
    }
    await render(
      <StoryFrame>
        <Shell />
      </StoryFrame>,
    )
    await expect.element(page.getByRole('radio', { name: /销售一部/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(document.activeElement).toBe(content))
    content.remove()
  })

  it('offers to log out where a required choice cannot be made', async () => {
    const onLogout = vi.fn()
    const { onClose } = await open({ list: [] }, { required: true, onLogout })
    await expect.element(ok).toBeDisabled()
    await page.getByRole('button', { name: '退出登录' }).click()
    expect(onLogout).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('says when there is none', async () => {
    await open({ list: [] })
    await expect.element(page.getByText('您尚未设置部门信息!')).toBeVisible()
    await expect.element(ok).toBeDisabled()
  })

  it('stays open and says why when the server refuses, or does not answer', async () => {
    const refused = await open(
      { list, orgCode: 'A01' },
      { onSubmit: () => Promise.reject(new SourceError('您不属于该部门', 500)) },
    )
    await ok.click()
    await expect.element(page.getByText('您不属于该部门')).toBeVisible()
    expect(refused.onClose).not.toHaveBeenCalled()
    await cleanup()
    const { load } = await open(new Error('网络超时'))
    await page.getByRole('button', { name: '重试' }).click()
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  })
})
