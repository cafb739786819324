import { useState } from 'react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Locale } from '@lading/core/text'
import { SourceError } from '../foundation/dataSource'
import { StoryFrame } from '../testing/StoryFrame'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { dialogTester } from '../testing/testers/dialogTester'
import { waitFor } from '../testing/testers/dom'
import { ChangePasswordModal } from './ChangePasswordModal'
import { DepartmentSwitchModal } from './department/DepartmentSwitchModal'
import type { DepartmentSwitchModalProps } from './department/DepartmentSwitchModal'
import type { OwnDepartments } from './department/useOwnDepartments'
import { DetailModal } from './detail/DetailModal'
import type { DetailModalProps } from './detail/DetailModal'
import { dialogMessages } from './locale/messages'
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

  it('by the keyboard alone keeps a refused text from its caller and says why', async () => {
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
    await vi.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('名称').element()))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('保存名称不能为空')).toBeVisible()
    expect(onOk).not.toHaveBeenCalled()
    await userEvent.keyboard('本月报价{Enter}')
    await vi.waitFor(() => expect(onOk).toHaveBeenCalledWith('本月报价'))
  })
})

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

  describe('moved and resized', () => {
    const box = () => {
      const { left, top, width, height } = document
        .querySelector('.ant-modal-container')!
        .getBoundingClientRect()
      return [left, top, width, height].map(Math.round)
    }
    /** A pointer that goes from the middle of an element; what a test makes cannot be captured. */
    function drag(handle: HTMLElement, dx: number, dy: number) {
      handle.setPointerCapture = () => {}
      const { left, top, width, height } = handle.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const send = (type: string, clientX: number, clientY: number) =>
        handle.dispatchEvent(
          new PointerEvent(type, {
            clientX,
            clientY,
            button: 0,
            pointerId: 1,
            bubbles: true,
            cancelable: true,
          }),
        )
      send('pointerdown', x, y)
      send('pointermove', x + dx / 2, y + dy / 2)
      send('pointermove', x + dx, y + dy)
      send('lostpointercapture', x + dx, y + dy)
    }
    const edge = (x: number, y: number) =>
      document.querySelector<HTMLElement>(`.lading-dialog-edge[data-x="${x}"][data-y="${y}"]`)!

    async function open() {
      await render(
        <StoryFrame>
          <Opener />
        </StoryFrame>,
      )
      await page.getByRole('button', { name: '打开' }).click()
      await expect.element(page.getByText('内容')).toBeVisible()
      // The dialog zooms in; only then it has its size.
      await vi.waitFor(() => {
        expect(document.querySelector('.ant-modal[class*="zoom"]')).toBeNull()
        expect(box()[2]).toBe(1200)
      })
    }

    it('by the pointer, never out of the window, and forgets it at the next opening', async () => {
      await open()
      const first = box()
      drag(document.querySelector<HTMLElement>('.lading-dialog-title')!, 20, 50)
      await vi.waitFor(() => expect(box()).toEqual([first[0]! + 20, first[1]! + 50, first[2], first[3]]))
      drag(document.querySelector<HTMLElement>('.lading-dialog-title')!, -5000, -5000)
      await vi.waitFor(() => expect(box().slice(0, 2)).toEqual([0, 0]))
      drag(edge(1, 1), -300, 200)
      await vi.waitFor(() => expect(box()).toEqual([0, 0, 900, first[3]! + 200]))
      drag(edge(1, 1), 5000, 5000)
      const view = [document.documentElement.clientWidth, document.documentElement.clientHeight]
      await vi.waitFor(() => expect(box()).toEqual([0, 0, ...view]))
      drag(edge(-1, 0), 5000, 0)
      await vi.waitFor(() => expect(box()[2]).toBe(320))
      // The full window and back: the place stays until the dialog is closed.
      await page.getByRole('button', { name: '全屏' }).click()
      await vi.waitFor(() => expect(box()[2]).toBe(view[0]))
      await page.getByRole('button', { name: '全屏' }).click()
      await vi.waitFor(() => expect(box()[2]).toBe(320))
      document.querySelector<HTMLElement>('.ant-modal-close')?.click()
      await expect.element(page.getByText('内容')).not.toBeInTheDocument()
      await page.getByRole('button', { name: '打开' }).click()
      await vi.waitFor(() => expect(box()).toEqual(first))
    })

    it('in its full size while it still zooms in', async () => {
      await render(
        <StoryFrame>
          <Opener />
        </StoryFrame>,
      )
      await page.getByRole('button', { name: '打开' }).click()
      const title = await waitFor('the title', () =>
        document.querySelector<HTMLElement>('.lading-dialog-title'),
      )
      drag(title, 10, 10)
      await vi.waitFor(() => {
        expect(box()[2]).toBe(1200)
        expect(Math.abs(box()[0]! - 50)).toBeLessThanOrEqual(1)
      })
    })

    it('by the keyboard alone', async () => {
      await open()
      const first = box()
      const toggle = page.getByRole('button', { name: '全屏' }).element()
      await vi.waitFor(async () => {
        await userEvent.keyboard('{Tab}')
        expect(document.activeElement?.nextElementSibling).toBe(toggle)
      })
      await userEvent.keyboard('{ArrowRight}{ArrowDown}')
      await vi.waitFor(() => expect(box()).toEqual([first[0]! + 16, first[1]! + 16, first[2], first[3]]))
      await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}')
      await vi.waitFor(() =>
        expect(box()).toEqual([first[0]! + 16, first[1]! + 16, first[2]! - 16, first[3]! + 16]),
      )
      await userEvent.keyboard('{Tab} ')
      await vi.waitFor(() => expect(toggle.getAttribute('aria-pressed')).toBe('true'))
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByText('内容')).not.toBeInTheDocument()
      const opener = page.getByRole('button', { name: '打开' }).element()
      await vi.waitFor(() => expect(document.activeElement).toBe(opener))
    })

    it('stays in a window that becomes smaller', async () => {
      await open()
      drag(document.querySelector<HTMLElement>('.lading-dialog-title')!, 5000, 5000)
      await page.viewport(900, 600)
      try {
        await vi.waitFor(() => {
          const [left, top, width, height] = box()
          expect([left! + width!, top! + height!]).toEqual([900, 600])
        })
      } finally {
        await page.viewport(1280, 800)
      }
    })
  })
})

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
    let printed = ''
    const append = document.body.append.bind(document.body)
    const frames = vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
      append(...nodes)
      for (const node of nodes) {
        const view = node instanceof HTMLIFrameElement ? node.contentWindow : null
        if (view) view.print = () => void (printed = view.document.body.innerHTML)
      }
    })
    await page.getByRole('button', { name: '打印' }).click()
    await vi.waitFor(() => expect(printed).not.toBe(''))
    frames.mockRestore()
    expect(printed).toContain('<h1>詳細信息</h1>')
    expect(printed).toContain('<th>港口</th><td>青岛</td>')
    expect(printed).toContain('<th>备注</th><td colspan="3">-</td>')
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
