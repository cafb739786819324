import { cloneElement, useEffect, useState } from 'react'
import type { ReactElement, ReactNode, SyntheticEvent } from 'react'
import { Button } from 'antd'
import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toGridColumns } from '@lading/core/entity'
import { ContextMenu } from '../../context-menu'
import {
  ChangePasswordModal,
  DepartmentSwitchModal,
  DetailModal,
  FullscreenModal,
  PromptModal,
} from '../../dialogs'
import { useConfirm } from '../../dialogs/useConfirm'
import { ExcelImportModal } from '../../excel-import'
import { EntityForm, EntityModal, FormSection, useEntityForm } from '../../form'
import { EditableGrid } from '../../grid'
import type { GridColumn } from '../../grid'
import { SubTablePopover } from '../../list-page'
import { SuperQuery, superQueryFields } from '../../super-query'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { formFields } from '../../testing/fixtures/formFields'
import { demoKinds, demoKindsDicts, demoKindsRow } from '../../testing/fixtures/kinds'
import { demoLineKinds, demoLineKindsDicts, demoLineKindsRow } from '../../testing/fixtures/lineKinds'
import { demoQuotation } from '../../testing/fixtures/quotation'
import { StoryFrame } from '../../testing/StoryFrame'
import { buttonIn, isShown, waitFor } from '../../testing/testers/dom'
import { controlTester } from '../../testing/testers/controlTester'
import { gridTester } from '../../testing/testers/gridTester'
import { pickerTester } from '../../testing/testers/pickerTester'
import { UploadModal } from '../../upload'
import { DatePicker } from './DatePicker'
import { RangePicker } from './RangePicker'
import { Select } from './Select'

/** What reached the form around from elsewhere on the page, and every submit or reset of it. */
const heard: string[] = []

/** A form of a page that is not ours; it has a button that submits, so that Enter in a field of it would, too. */
function Around({ children }: { children: ReactNode }) {
  const hear = (event: SyntheticEvent) => {
    event.preventDefault()
    heard.push(event.type)
  }
  const foreign = (event: SyntheticEvent) => {
    if (!event.currentTarget.contains(event.target as Node)) heard.push(`${event.type} from elsewhere`)
  }
  return (
    <form
      onSubmit={hear}
      onReset={hear}
      onChange={foreign}
      onInput={foreign}
      onKeyDown={foreign}
      onKeyUp={foreign}
      onPaste={foreign}
      onClick={foreign}
      onMouseDown={foreign}
    >
      {children}
      <button>保存整张单据</button>
    </form>
  )
}

const nothing = () => undefined
const source = createDemoDataSource({
  entities: [
    { entity: demoKinds, rows: [demoKindsRow] },
    { entity: demoLineKinds, rows: [] },
  ],
  dicts: { ...demoKindsDicts, ...demoLineKindsDicts },
})

const field = controlTester('字段')
const widget = (name: string) =>
  cloneElement(formFields[name]!.widget as ReactElement<Record<string, unknown>>, { 'aria-label': '字段' })
const press = (name: string) => async () => (await waitFor(name, () => buttonIn(document, name))).click()
const already = () => Promise.resolve()

const columns: GridColumn[] = [
  { key: 'name', title: '物料', showDetails: true },
  {
    key: 'lines',
    title: '批次',
    subTable: { load: () => Promise.resolve([{ lot: 'A' }]), columns: [{ key: 'lot', title: '批号' }] },
  },
  { key: 'pieces', title: '数量', type: 'inputNumber', statistics: 'sum' },
  ...toGridColumns(demoLineKinds, 'demoLine', 'zh-CN'),
]
const rows = [{ ...demoLineKindsRow, name: '缆绳', lines: [{ lot: 'A' }], pieces: 2 }]
const lines = <EditableGrid columns={columns} rows={rows} toolbar rowSelection="checkbox" />
const grid = () => gridTester()
const inColumn = (title: string, entry: string) => () => grid().columnMenu(title, entry)
const inCell = (title: string) => async () => void (await grid().open(0, title))
const moreOf = (title: string) => async () => {
  await grid().open(0, title)
  grid().press('Escape')
  grid().press('Enter', { ctrlKey: true })
}
const dialogOf = (title: string) => async () => {
  await grid().open(0, title)
  grid().press('F2')
}

function Asking() {
  const confirm = useConfirm()
  return <Button onClick={() => void confirm({ title: '确认删除' })}>问一下</Button>
}

function Uploading() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>上传一些</Button>
      <UploadModal open={open} onOk={nothing} onCancel={nothing} />
    </>
  )
}

/** A dialog of a page's own, beneath a form of ours. */
function InEntityForm({ onSave }: { onSave: () => void }) {
  const form = useEntityForm(demoKinds, { id: demoKindsRow.id })
  return (
    <EntityForm form={{ ...form, save: () => Promise.resolve(void onSave()) }}>
      <FormSection rows={[['name']]} />
      {createPortal(
        <form id="foreign" onSubmit={(event) => event.preventDefault()}>
          <input aria-label="别处" />
        </form>,
        document.body,
      )}
    </EntityForm>
  )
}

/** Every overlay of the library, and how a person opens it. */
const overlays: Record<string, [ReactNode, () => Promise<unknown>]> = {
  ...Object.fromEntries(
    [
      ...['DictSelect', 'DictSearchSelect', 'DictMultiSelect', 'DictTreeSelect', 'CategorySelect'],
      ...['DependentSelect', 'AreaSelect'],
    ].map((name) => [name, [widget(name), () => field.open()]]),
  ),
  ...Object.fromEntries(
    [
      ...['UserPicker', 'MultiUserPicker', 'DepartmentPicker', 'RolePicker', 'PositionPicker'],
      ...['RecordPicker'],
    ].map((name) => [name, [widget(name), () => pickerTester().open()]]),
  ),
  PopupPicker: [widget('PopupPicker'), () => pickerTester('选择').open()],
  CronInput: [widget('CronInput'), press('编辑Cron表达式')],
  'date picker': [
    <DatePicker key="d" aria-label="日期" showTime />,
    async () => void (await userEvent.click(document.querySelector('.ant-picker')!)),
  ],
  'range picker': [
    <RangePicker key="r" />,
    async () => void (await userEvent.click(document.querySelector('.ant-picker')!)),
  ],
  confirm: [<Asking key="a" />, press('问一下')],
  prompt: [<PromptModal key="p" open title="名称" label="名称" onOk={nothing} onCancel={nothing} />, already],
  detail: [
    <DetailModal key="d" open entity={demoQuotation} record={{ id: '1' }} onClose={nothing} />,
    already,
  ],
  'full screen': [
    <FullscreenModal key="f" open title="全屏" onClose={nothing}>
      <input />
    </FullscreenModal>,
    already,
  ],
  'change password': [
    <ChangePasswordModal key="c" open username="a" onSubmit={() => new Promise(nothing)} onClose={nothing} />,
    already,
  ],
  departments: [
    <DepartmentSwitchModal
      key="d"
      open
      onClose={nothing}
      onSubmit={() => new Promise(nothing)}
      load={() => Promise.resolve({ list: [] })}
    />,
    already,
  ],
  'an entity in a dialog': [
    <EntityModal key="e" entity={demoKinds} id={demoKindsRow.id} mode="edit" onClose={nothing} />,
    already,
  ],
  upload: [<Uploading key="u" />, press('上传一些')],
  import: [
    <ExcelImportModal key="i" open onImport={() => new Promise(nothing)} onClose={nothing} onOk={nothing} />,
    already,
  ],
  'super query': [
    <SuperQuery
      key="s"
      open
      fields={superQueryFields(demoQuotation, 'zh-CN')}
      saveCode="x"
      onSearch={nothing}
      onReset={nothing}
      onClose={nothing}
    />,
    already,
  ],
  'context menu': [
    <ContextMenu key="m" items={[{ key: 'a', label: '甲' }]}>
      <Button>菜单</Button>
    </ContextMenu>,
    () => userEvent.click(buttonIn(document, '菜单'), { button: 'right' }),
  ],
  'sub-table of a list': [
    <SubTablePopover key="t" title="明细" load={() => Promise.resolve([])} columns={[]}>
      三行
    </SubTablePopover>,
    press('三行'),
  ],
  ...Object.fromEntries(
    Object.entries({
      'menu of a column': async () => {
        await grid().ready()
        document.querySelector<HTMLElement>('.lg-head button[aria-haspopup]')!.click()
      },
      'filter of a column of texts': inColumn('物料', '筛选…'),
      'filter of a column of days': inColumn('date', '筛选…'),
      'filter of a column of numbers': inColumn('数量', '筛选…'),
      'filter of a column of codes': inColumn('dictSearch', '筛选…'),
      'columns of a grid': press('列设置'),
      'settings of adding': press('添加行设置'),
      'menu of a row': async () => {
        await grid().ready()
        await userEvent.click(document.querySelector('.lg-body [role=gridcell]')!, { button: 'right' })
      },
      'details of a row': moreOf('物料'),
      'sub-table of a cell': moreOf('批次'),
      'list of a cell': inCell('dictSearch'),
      'calendar of a cell': inCell('datetime'),
      ...Object.fromEntries(
        ['user', 'dept', 'popup', 'richtext', 'file', 'record'].map((kind) => [
          `dialog of a cell: ${kind}`,
          dialogOf(kind),
        ]),
      ),
    }).map(([name, open]) => [name, [lines, open]]),
  ),
}

const OVERLAYS =
  '[role=dialog], [role=menu], .ant-select-dropdown, .ant-picker-dropdown, .ant-popover, .ant-dropdown, .lg-float'
const shown = () => [...document.querySelectorAll<HTMLElement>(OVERLAYS)].filter(isShown)

/** Everything in what is open is typed at, pressed and pasted at. */
function knock(): void {
  const parts = shown().flatMap((each) => [
    each,
    ...each.querySelectorAll<HTMLElement>(
      'input, textarea, button, [tabindex], [role=option], [role=gridcell]',
    ),
  ])
  const init = { bubbles: true, cancelable: true, key: 'ScrollLock' }
  for (const part of parts) {
    part.dispatchEvent(new KeyboardEvent('keydown', init))
    part.dispatchEvent(new KeyboardEvent('keyup', init))
    part.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: new DataTransfer() }),
    )
  }
}

it.each(Object.entries(overlays))(
  'no event of it reaches the form around: %s',
  async (_name, [content, open]) => {
    heard.length = 0
    await render(
      <StoryFrame dataSource={source}>
        <Around>{content}</Around>
      </StoryFrame>,
    )
    await open()
    await vi.waitFor(() => expect(shown()).not.toEqual([]))
    // A dialog is found as one; what else opens over the page stands in the landmark of popups (axe: region).
    expect(shown().filter((each) => !each.closest('[role=dialog], [role=region][aria-label]'))).toEqual([])
    knock()
    // Where the keyboard stands, and in its first field.
    await userEvent.keyboard('{Enter}')
    const [input] = shown().flatMap((each) => [
      ...each.querySelectorAll<HTMLElement>('input:not([type=file]), textarea'),
    ])
    if (input) {
      input.focus()
      await userEvent.keyboard('{Enter}')
    }
    for (const form of shown().flatMap((each) => [
      ...each.querySelectorAll<HTMLFormElement>('form:not(.lading-form)'),
    ])) {
      form.requestSubmit()
      form.reset()
    }
    expect(heard).toEqual([])
    expect(document.querySelector('main form > button')).not.toBe(null)
  },
)

it('Enter in the search of a grid finds, and submits nothing', async () => {
  heard.length = 0
  await render(
    <StoryFrame dataSource={source}>
      <Around>{lines}</Around>
    </StoryFrame>,
  )
  await grid().open(0, '数量')
  grid().press('f', { ctrlKey: true })
  await waitFor('the search', () => document.activeElement?.matches('[role=search] input'))
  await userEvent.keyboard('2{Enter}{Enter}')
  expect(heard).toEqual([])
})

it('what a page of its own opens in a form of ours neither saves nor closes it', async () => {
  const onSave = vi.fn()
  await render(
    <StoryFrame dataSource={source}>
      <InEntityForm onSave={onSave} />
    </StoryFrame>,
  )
  const foreign = await waitFor('the other form', () => document.querySelector<HTMLFormElement>('#foreign'))
  foreign.requestSubmit()
  foreign.querySelector('input')!.focus()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(onSave).not.toHaveBeenCalled()
  // Its own keys are still its own.
  document.querySelector<HTMLElement>('.lading-form input')!.focus()
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(onSave).toHaveBeenCalledOnce()
})

it('marks and takes the day and the moment of the company, wherever the browser is', async () => {
  // As in America/New_York: the browser's clock is a day behind GMT+8 at this moment.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 31, 17, 30) })
  try {
    const taken: (string | undefined)[] = []
    const take = (day: Dayjs | null) => taken.push(day?.format('YYYY-MM-DD HH:mm'))
    await render(
      <>
        <DatePicker aria-label="day" onChange={take} />
        <DatePicker aria-label="moment" showTime onChange={take} />
      </>,
    )
    const now = async (name: string, button: RegExp) => {
      await userEvent.click(document.querySelector(`[aria-label="${name}"]`)!)
      // By its button: the calendar before may still be on its way out.
      const link = await waitFor(`the calendar of ${name}`, () =>
        [...document.querySelectorAll<HTMLElement>('.ant-picker-dropdown')]
          .filter(isShown)
          .flatMap((panel) => [...panel.querySelectorAll('a')])
          .find((each) => button.test(each.textContent)),
      )
      const today = link.closest('.ant-picker-dropdown')?.querySelector('.ant-picker-cell-today')
      expect(today?.getAttribute('title')).toBe('2026-06-01')
      await userEvent.click(link)
    }
    await now('day', /Today|今天/)
    await now('moment', /Now|此刻/)
    expect(taken[0]).toMatch(/^2026-06-01/)
  } finally {
    vi.useRealTimers()
  }
})

it('keeps a day that is being typed while the form around draws anew', async () => {
  const taken: (string | undefined)[] = []
  function Form() {
    const [, draw] = useState(0)
    useEffect(() => {
      const timer = setInterval(() => draw((n) => n + 1), 5)
      return () => clearInterval(timer)
    }, [])
    return (
      <DatePicker
        aria-label="day"
        value={dayjs('2026-12-01')}
        onChange={(day) => taken.push(day?.format('YYYY-MM-DD'))}
      />
    )
  }
  await render(<Form />)
  await userEvent.fill(page.getByRole('textbox', { name: 'day' }), '2026-12-05')
  await new Promise((resolve) => setTimeout(resolve, 60))
  await userEvent.keyboard('{Enter}')
  await waitFor('the day', () => taken.length > 0)
  expect(taken[0]).toBe('2026-12-05')
})

it('Tab leaves a field of several choices with what was chosen', async () => {
  const chosen = vi.fn()
  const options = ['sales', 'finance'].map((value) => ({ value, label: value }))
  await render(
    <StoryFrame>
      <Select mode="multiple" aria-label="roles" options={options} onChange={chosen} />
      <Button>next</Button>
    </StoryFrame>,
  )
  await userEvent.click(page.getByRole('combobox', { name: 'roles' }))
  await userEvent.click(page.getByTitle('finance'))
  await userEvent.keyboard('{Tab}')
  expect(chosen.mock.calls.map(([values]) => values)).toEqual([['finance']])
  await expect.element(page.getByRole('button', { name: 'next' })).toHaveFocus()
  await waitFor('the list is closed', () => !isShown(document.querySelector('.ant-select-dropdown')))
})
