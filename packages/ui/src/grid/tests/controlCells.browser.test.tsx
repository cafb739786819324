import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Locale } from '@lading/core/text'
import { UiProvider } from '../../foundation/UiProvider'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { cronTester } from '../../testing/testers/cronTester'
import { EditableGrid } from '../EditableGrid'
import { GridTester } from '../testing/gridTester'
import type { GridColumn } from '../api/column'
import type { GridHandle } from '../api/handle'

const columns: GridColumn[] = [
  { key: 'on', title: '启用', type: 'switch', width: 80 },
  { key: 'cron', title: '周期', type: 'cron', width: 220 },
  { key: 'sql', title: '查询', type: 'code', props: { language: 'sql' }, width: 160 },
  { key: 'note', title: '说明', type: 'markdown', width: 160 },
]

async function show(more: { locale?: Locale; readOnly?: boolean } = {}) {
  const { locale = 'zh-CN', readOnly = false } = more
  const ref = createRef<GridHandle>()
  const screen = await render(
    <UiProvider dataSource={createDemoDataSource()} locale={locale}>
      <EditableGrid ref={ref} columns={columns} rows={[{ id: 'r1', on: 'Y' }]} readOnly={readOnly} toolbar />
    </UiProvider>,
  )
  const tester = new GridTester(screen.container, ref)
  await tester.drawn()
  const at = (key: string) =>
    tester.cell(
      0,
      [...tester.root.querySelectorAll('.lg-head [role=columnheader]')].findIndex((head) =>
        head.textContent?.includes(columns.find((each) => each.key === key)!.title),
      ),
    )!
  return { tester, grid: tester.grid, at }
}

const gone = () => vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
const confirm = async () => {
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^确\s?定$/ }))
  await gone()
}

it('a switch is turned by Space and by a press, begins with off, and reads what is pasted', async () => {
  const { grid, tester, at } = await show()
  const state = () => at('on').querySelector('[role=switch]')!.getAttribute('aria-checked')
  expect(state()).toBe('true')
  grid.focusCell('r1', 'on')
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(state()).toBe('false'))
  await userEvent.click(at('on').querySelector('[role=switch]')!)
  await vi.waitFor(() => expect(grid.getRow('r1')).toMatchObject({ on: 'Y' }))
  tester.paste('否')
  expect(grid.getRow('r1')).toMatchObject({ on: 'N' })
  grid.addRows([{}])
  expect(grid.getRows().at(-1)).toMatchObject({ on: 'N' })
})

it('an expression says what it means while it is typed; one that cannot be read is kept, and told why', async () => {
  const { grid } = await show()
  grid.focusCell('r1', 'cron')
  await userEvent.keyboard('0 0 9 ? * MON-FRI *')
  await expect.element(page.getByRole('group', { name: '周期' })).toHaveTextContent(/09:00/)
  await userEvent.keyboard('{Enter}')
  expect(grid.getRow('r1')).toMatchObject({ cron: '0 0 9 ? * MON-FRI *' })
  expect(await grid.validate()).toEqual([])

  grid.updateRow('r1', { cron: '0 0 25 * * ?' })
  const [issue] = await grid.validate()
  expect(issue).toMatchObject({ field: 'cron', message: expect.stringContaining('25') })
  expect(grid.getRow('r1')).toMatchObject({ cron: '0 0 25 * * ?' })
})

it('says why in English to those who read English', async () => {
  const { grid } = await show({ locale: 'en-US' })
  grid.updateRow('r1', { cron: '0 0 25 * * ?' })
  const [issue] = await grid.validate()
  expect(issue!.message).toMatch(/[a-z]{4}/i)
  expect(issue!.message).not.toMatch(/[\u4e00-\u9fff]/)
})

it('an expression is built in a dialog, which takes none that cannot be read', async () => {
  const { grid, tester } = await show()
  grid.focusCell('r1', 'cron')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] .lading-cron')).not.toBeNull())
  const cron = cronTester()
  cron.type('0 0 25 * * ?')
  const ok = page.getByRole('dialog').getByRole('button', { name: /^确\s?定$/ })
  await expect.element(ok).toBeDisabled()
  cron.type('0 30 18 L * ? *')
  await confirm()
  expect(grid.getRow('r1')).toMatchObject({ cron: '0 30 18 L * ? *' })
  await vi.waitFor(() => expect(document.activeElement).toBe(tester.input))
  grid.undo()
  expect(grid.isDirty()).toBe(false)
})

it('code and Markdown are written in their editors, and copied as they are', async () => {
  const { grid, tester } = await show()
  for (const [key, text] of [
    ['sql', 'select 1'],
    ['note', 'abc'],
  ] as const) {
    grid.focusCell('r1', key)
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(document.querySelector('[role=dialog] .cm-content')).not.toBeNull())
    await userEvent.click(document.querySelector('[role=dialog] .cm-content')!)
    await userEvent.keyboard(text)
    await confirm()
    expect(grid.getRow('r1')).toMatchObject({ [key]: text })
  }
  grid.updateRow('r1', { sql: 'select 1\n  from t' })
  grid.focusCell('r1', 'sql')
  expect(tester.copy().text).toBe('"select 1\n  from t"')
  tester.paste('"a\n  b"')
  expect(grid.getRow('r1')).toMatchObject({ sql: 'a\n  b' })
})

it('nothing of them can be changed in a grid that is only read', async () => {
  const { grid, at } = await show({ readOnly: true })
  expect(at('on').querySelector('[role=switch]')!.getAttribute('aria-disabled')).toBe('true')
  for (const { key } of columns) {
    grid.focusCell('r1', key)
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.keyboard('x')
  }
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(grid.isDirty()).toBe(false)
})
