import type { ReactElement } from 'react'
import { cloneElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StoryFrame } from '../testing/StoryFrame'
import { RemoteSelect } from '../foundation/remote-select/RemoteSelect'
import type { RemoteSource } from '../foundation/remote-select/remoteSource'
import { tabTo } from '../testing/browser/keys'
import { waitFor } from '../testing/testers/dom'
import { DepartmentPicker } from './department-picker/DepartmentPicker'
import { MultiUserPicker } from './multi-user-picker/MultiUserPicker'
import { PositionPicker } from './position-picker/PositionPicker'
import { RecordPicker } from './record-picker/RecordPicker'
import { PopupPicker } from './report-popup/PopupPicker'
import { RolePicker } from './role-picker/RolePicker'
import { UserPicker } from './user-picker/UserPicker'

type Control = ReactElement<{ onChange?: (value: string | null) => void }>

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
const rows = () => [...(dialog()?.querySelectorAll('tbody tr.ant-table-row') ?? [])]
const firstRow = () => waitFor('rows', () => !dialog()?.querySelector('.ant-spin-spinning') && rows()[0])

/** Shows a picker and opens its dialog by Tab and Enter; the keyboard is in the dialog's first field. */
async function openByKeys(control: ReactElement): Promise<{ values: unknown[]; opener: Element }> {
  const values: unknown[] = []
  const given = cloneElement(control as Control, { onChange: (value) => values.push(value) })
  await render(<StoryFrame>{given}</StoryFrame>)
  await tabTo('the button', '[aria-haspopup=dialog]')()
  const opener = document.activeElement!
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.activeElement?.matches('[role=dialog] input')).toBe(true), 5000)
  return { values, opener }
}

/** Goes back with Shift and Tab. */
async function backTo(element: Element): Promise<void> {
  for (let step = 0; document.activeElement !== element; step++) {
    if (step > 10) throw new Error('Shift and Tab never reached it.')
    await userEvent.tab({ shift: true })
  }
}

/** Confirms by keys; the keyboard is then where the dialog was opened. */
async function confirm(opener: Element): Promise<void> {
  await tabTo('the button', 'button', '确定')()
  await userEvent.keyboard('{Enter}')
  await waitFor('the dialog to close', () => !dialog())
  expect(document.activeElement).toBe(opener)
}

describe('dialogs of pickers by keyboard alone', () => {
  const pickers: [string, ReactElement][] = [
    ['UserPicker', <UserPicker key="u" multiple />],
    ['MultiUserPicker', <MultiUserPicker key="m" />],
    ['RolePicker', <RolePicker key="r" multiple />],
    ['PositionPicker', <PositionPicker key="p" multiple />],
    ['RecordPicker', <RecordPicker key="c" reference="customer" multiple />],
    [
      'PopupPicker',
      <PopupPicker key="v" multi field="vessel" code="vessel" orgFields="vessel" destFields="vessel" />,
    ],
  ]
  it.each(pickers)('%s: two rows are chosen, the first given up, the focus goes back', async (_, control) => {
    const { values, opener } = await openByKeys(control)
    await firstRow()
    await tabTo('the first row', 'tbody input')()
    await userEvent.keyboard(' {Tab}')
    // A text that is cut can be reached, too: it stands between the boxes.
    await tabTo('the second row', 'tbody input')()
    await userEvent.keyboard(' ')
    await backTo(rows()[0]!.querySelector('input')!)
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('已选择 1 项'))
    const second = rows()[1]!
    expect(second.querySelector('input')?.checked).toBe(true)
    const wanted = second.getAttribute('data-row-key')
    await confirm(opener)
    await vi.waitFor(() => expect(values).toHaveLength(1))
    if (control.type !== PopupPicker) expect(values[0]).toBe(wanted)
  })

  it('UserPicker: a department on the left is opened, closed and chosen by arrows', async () => {
    await openByKeys(<UserPicker multiple />)
    await firstRow()
    expect(rows()).toHaveLength(10)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement?.closest('[role=tree], .ant-tree')).toBeTruthy()
    const nodes = () => [
      ...dialog()!.querySelectorAll('.ant-tree-treenode:not([aria-hidden]) .ant-tree-title'),
    ]
    const names = () => nodes().map(({ textContent }) => textContent)
    const all = names()
    await userEvent.keyboard('{ArrowLeft}')
    await vi.waitFor(() => expect(names()).toHaveLength(3))
    await vi.waitFor(async () => {
      if (names().length < all.length) await userEvent.keyboard('{ArrowRight}')
      expect(names()).toEqual(all)
    })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(rows().length).toBeLessThan(10))
    await expect.element(page.getByRole('button', { name: '全部部门' })).toBeEnabled()
  })

  it('DepartmentPicker: linked by the menu, a branch checked by the space bar, confirmed', async () => {
    const { values, opener } = await openByKeys(<DepartmentPicker multiple />)
    await waitFor('the tree', () => dialog()?.querySelector('[role=treeitem]'))
    await tabTo('the menu', 'button', '取消关联')()
    await userEvent.keyboard('{Enter}')
    await waitFor('the menu', () => document.activeElement?.matches('[role=menuitem]'))
    await userEvent.keyboard('{Home}{Enter}')
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('父子关联'))
    await tabTo('the tree', '[role=tree], [role=tree] input, .ant-tree input')()
    await userEvent.keyboard(' ')
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('已选择 3 项'))
    await confirm(opener)
    expect(values).toEqual(['dept-1,dept-2,dept-3'])
  })
})

describe('a code that is typed ahead of the list', () => {
  const type = async (keys: string) => {
    const values: unknown[] = []
    await render(
      <StoryFrame>
        <RecordPicker reference="customer" onChange={(value) => values.push(value)} />
      </StoryFrame>,
    )
    await tabTo('the field', '[role=combobox]')()
    await userEvent.keyboard(keys)
    return values
  }

  it.each(['Enter', 'Tab'])('%s takes it once it is found', async (key) => {
    const values = await type(`C10004{${key}}`)
    await vi.waitFor(() => expect(values).toEqual(['C10004']))
  })

  it('never goes in silence', async () => {
    expect(await type('nobody{Tab}')).toEqual([])
    await vi.waitFor(() => expect(document.body.textContent).toContain('没有找到“nobody”，未选择'))
    expect(await type('C1{Tab}')).toEqual([])
    await vi.waitFor(() => expect(document.body.textContent).toContain('“C1”有多个，请从列表中选择'))
  })

  it('of several values begins anew when the list is opened again', async () => {
    const all = ['C1', 'D1', 'D2'].map((value) => ({ value, text: value }))
    const asked: string[] = []
    const source: RemoteSource = {
      key: 'anew',
      search: async (keyword) => {
        asked.push(keyword)
        return all.filter(({ value }) => value.startsWith(keyword))
      },
      resolve: async (values) => all.filter(({ value }) => values.includes(value)),
    }
    await render(
      <StoryFrame>
        <RemoteSelect id="anew" source={source} multiple />
        <label htmlFor="anew">客户</label>
        <button>下一个</button>
      </StoryFrame>,
    )
    const offered = () =>
      [...document.querySelectorAll('.ant-select-item-option-content')].map((option) => option.textContent)
    const field = page.getByLabelText('客户')
    await userEvent.fill(field, 'nobody')
    await vi.waitFor(() => expect(asked).toContain('nobody'))
    await userEvent.tab()
    await vi.waitFor(() => expect(field.element()).toHaveProperty('value', ''))
    await field.click()
    await vi.waitFor(() => expect(offered()).toEqual(['C1', 'D1', 'D2']))
    await userEvent.fill(field, 'D')
    await vi.waitFor(() => expect(offered()).toEqual(['D1', 'D2']))
    await page.getByText('D2').last().click()
    await userEvent.keyboard('{Escape}')
    await field.click()
    await vi.waitFor(() => expect(offered()).toEqual(['C1', 'D1', 'D2']))
  })

  it('gives way to what is chosen while it is looked up', async () => {
    let answer: () => void = () => {}
    const looked = new Promise<void>((resolve) => (answer = resolve))
    const [first, second] = [
      { value: 'C1', text: 'First' },
      { value: 'C2', text: 'Second' },
    ]
    let asked = 0
    const source: RemoteSource = {
      key: 'slow',
      search: async (keyword) => {
        if (keyword !== 'C1') return [second]
        asked++
        await looked
        return [first]
      },
      resolve: async (values) => [first, second].filter(({ value }) => values.includes(value)),
    }
    const values: unknown[] = []
    await render(
      <StoryFrame>
        <RemoteSelect id="slow" source={source} onChange={(value) => values.push(value)} />
        <label htmlFor="slow">客户</label>
        <button>下一个</button>
      </StoryFrame>,
    )
    await tabTo('the field', '[role=combobox]')()
    await userEvent.keyboard('C1{Tab}')
    await vi.waitFor(() => expect(asked).toBeGreaterThan(0))
    await tabTo('the field', '[role=combobox]')()
    await userEvent.fill(page.getByLabelText('客户'), 'C2')
    await page.getByText('Second').click()
    await vi.waitFor(() => expect(values).toEqual(['C2']))
    answer()
    // What the lookup would have taken, it takes with its answer.
    await looked
    await new Promise(requestAnimationFrame)
    expect(values).toEqual(['C2'])
  })
})
