import { Button, Form, Input } from 'antd'
import { Activity, Profiler, useState } from 'react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { EditableGrid } from '../grid'
import { gridTester } from '../testing/testers/gridTester'
import { StoryFrame } from '../testing/StoryFrame'
import { SteadyButton } from './control/SteadyButton'
import { useTranslatedErrors } from './locale/useTranslatedErrors'
import type { RemoteSource } from './remote-select/remoteSource'
import { useRemoteOptions } from './remote-select/useRemoteOptions'
import { Tabs } from './tabs/Tabs'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const keyboardAt = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

it('keeps the keyboard while it is off, does nothing then, and is disabled when it is left', async () => {
  const pressed = vi.fn()
  function Once() {
    const [done, setDone] = useState(false)
    const press = () => {
      pressed()
      setDone(true)
    }
    return (
      <>
        <SteadyButton disabled={done} onClick={press}>
          once
        </SteadyButton>
        <button onClick={() => setDone(false)}>again</button>
      </>
    )
  }
  await render(<Once />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{Enter} ')
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(keyboardAt()).toBe('once')
  await expect.element(button('once')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.tab()
  expect(keyboardAt()).toBe('again')
  await expect.element(button('once')).toHaveAttribute('disabled')
  await userEvent.keyboard('{Enter}')
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledTimes(2)
})

it('undo, redo and the places of columns keep the keyboard at their ends', async () => {
  const columns = (['a', 'b', 'c'] as const).map((key) => ({ key, title: key.toUpperCase() }))
  await render(
    <StoryFrame>
      <EditableGrid columns={columns} rows={[{ id: '1', a: 'x', b: '', c: '' }]} toolbar />
    </StoryFrame>,
  )
  await gridTester().ready()
  await gridTester().type(0, 'A', 'y')
  for (const name of ['撤销', '恢复']) {
    await expect.element(button(name)).toBeEnabled()
    await button(name).click()
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true')
    expect(keyboardAt()).toBe(name)
  }
  await button('列设置').click()
  const up = page.getByRole('button', { name: 'B前移' })
  await expect.element(up).toBeVisible()
  ;(up.element() as HTMLElement).focus()
  const name = keyboardAt()
  await userEvent.keyboard('{Enter}')
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  expect(keyboardAt()).toBe(name)
})

it('has nothing but tabs in a list of tabs that has no room for all, before and after another is drawn', async () => {
  const items = Array.from({ length: 12 }, (_, n) => ({ key: `${n}`, label: `Lines of kind ${n + 1}` }))
  const bar = (count: number) => (
    <div style={{ width: 320 }}>
      <Tabs items={items.slice(0, count)} />
    </div>
  )
  const screen = await render(bar(12))
  for (const count of [12, 2, 12]) {
    await screen.rerender(bar(count))
    const list = screen.getByRole('tablist').element()
    await expect.poll(() => list.querySelectorAll('[role="tab"]').length).toBe(count)
    expect(list.querySelectorAll('button:not([role="tab"])')).toHaveLength(0)
    expect(list.getAttribute('aria-orientation')).toBe('horizontal')
  }
  // What does not fit is behind a button beside the list.
  await expect.element(screen.getByRole('button', { name: /更多|more|ellipsis/i })).toBeVisible()
})

it('says the messages of an antd form again in the language that is chosen, and those that are shown alone', async () => {
  function Names() {
    const [form] = Form.useForm()
    useTranslatedErrors(form)
    return (
      <Form form={form}>
        {['first', 'second'].map((name) => (
          <Form.Item key={name} name={name} label={name} rules={[{ required: true }]}>
            <Input />
          </Form.Item>
        ))}
      </Form>
    )
  }
  const names = (locale: 'zh-CN' | 'en-US') => (
    <StoryFrame locale={locale}>
      <Names />
    </StoryFrame>
  )
  const screen = await render(names('zh-CN'))
  await screen.getByLabelText('first').fill('x')
  await screen.getByLabelText('first').clear()
  await expect.element(screen.getByText('请输入first')).toBeVisible()
  await screen.rerender(names('en-US'))
  await expect.element(screen.getByText('Please enter first')).toBeVisible()
  expect(screen.getByText(/second$/).elements()).toHaveLength(1)
})

// A tab that is left and shown again runs its effects again. What has not changed must not be drawn for that, since the
// browser waits for it before it paints the page.

/** How often something was drawn, and the page it stands in. */
function keptPage(children: ReactNode) {
  const drawn = { times: 0 }
  const content = (
    <Profiler id="kept" onRender={() => (drawn.times += 1)}>
      {children}
    </Profiler>
  )
  const kept = (shown: boolean) => (
    <StoryFrame>
      <Activity mode={shown ? 'visible' : 'hidden'}>{content}</Activity>
    </StoryFrame>
  )
  return { drawn, kept }
}

/** Long enough for what effects ask for. */
const settled = () => new Promise((done) => setTimeout(done, 100))

async function timesDrawnAgain(children: ReactNode): Promise<number> {
  const { drawn, kept } = keptPage(children)
  const { rerender } = await render(kept(true))
  await settled()
  // The first time React may draw once more before it knows that nothing changes.
  for (const shown of [false, true, false]) await rerender(kept(shown))
  await settled()
  drawn.times = 0
  await rerender(kept(true))
  await settled()
  return drawn.times
}

it('a button that keeps the keyboard is not drawn more often than another', async () => {
  const other = await timesDrawnAgain(<Button aria-label="undo" />)
  await cleanup()
  expect(await timesDrawnAgain(<SteadyButton aria-label="undo" />)).toBe(other)
})

const source: RemoteSource = {
  key: 'shownAgain',
  // Never answers.
  search: () => new Promise(() => {}),
  resolve: async () => [],
}

function Field() {
  const { loading, search } = useRemoteOptions(source, [])
  return <button onClick={() => search('', true)}>{loading ? 'searching' : 'search'}</button>
}

it('a remote field without a value is not drawn again', async () => {
  expect(await timesDrawnAgain(<Field />)).toBe(0)
})

it('a remote field gives up the search that runs when its page is left', async () => {
  const { kept } = keptPage(<Field />)
  const { rerender } = await render(kept(true))
  await page.getByRole('button', { name: 'search' }).click()
  await expect.element(page.getByRole('button', { name: 'searching' })).toBeVisible()
  await rerender(kept(false))
  await rerender(kept(true))
  await expect.element(page.getByRole('button', { name: 'search', exact: true })).toBeVisible()
})
