import { Form, Input, Tabs } from 'antd'
import type { FormInstance } from 'antd'
import { createRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { HandlerAnswer } from '@lading/core/rules'
import { EditableGrid } from '../EditableGrid'
import { validateTables } from '../features/validation/validateTables'
import type { GridColumn } from '../api/column'
import type { GridHandle } from '../api/handle'
import { AT, COLUMNS, lines, renderGrid } from './renderGrid'

const REQUIRED: GridColumn[] = [{ key: 'name', title: '物料', validateRules: [{ required: true }] }]
const REQUIRED_TWO: GridColumn[] = [
  ...REQUIRED,
  { key: 'place', title: '地点', validateRules: [{ required: true }] },
]

const SIXTY = lines(60)

/** A page with a form and two tables in tabs; only the first pane is drawn at the start. */
function Page(props: {
  first: ReturnType<typeof createRef<GridHandle>>
  second: ReturnType<typeof createRef<GridHandle>>
  hook?: { current?: UseFormReturn<{ title: string }> }
  antd?: { current?: FormInstance }
  pane: { current?: (key: string) => void }
}) {
  const [active, setActive] = useState('a')
  const hook = useForm({ defaultValues: { title: '' } })
  const [antd] = Form.useForm()
  if (props.hook) props.hook.current = hook
  if (props.antd) props.antd.current = antd
  props.pane.current = setActive
  return (
    <>
      {props.hook && <input aria-label="标题" {...hook.register('title', { required: '标题不能为空' })} />}
      {props.antd && (
        <Form form={antd}>
          <Form.Item name="title" rules={[{ required: true, message: '标题不能为空' }]}>
            <Input />
          </Form.Item>
        </Form>
      )}
      <Tabs
        activeKey={active}
        onChange={setActive}
        items={[
          {
            key: 'a',
            label: '甲',
            children: <EditableGrid ref={props.first} columns={REQUIRED} rows={SIXTY} />,
          },
          {
            key: 'b',
            label: '乙',
            children: <EditableGrid ref={props.second} columns={REQUIRED} rows={SIXTY} />,
          },
        ]}
      />
    </>
  )
}

it('checks the form first, then the tables in order, and shows the pane and cell of the first failure', async () => {
  const first = createRef<GridHandle>()
  const second = createRef<GridHandle>()
  const hook: { current?: UseFormReturn<{ title: string }> } = {}
  const pane: { current?: (key: string) => void } = {}
  await render(<Page first={first} second={second} hook={hook} pane={pane} />)
  const check = () =>
    validateTables({
      form: hook.current!,
      tables: [
        { key: 'lines', grid: first, pane: 'a' },
        { key: 'costs', grid: second, pane: 'b' },
      ],
      activatePane: (key) => pane.current!(key),
    })
  first.current!.updateRow('r2', { name: '' })
  expect(await check()).toEqual({ ok: false, failed: 'form', errors: { title: '标题不能为空' } })
  expect(second.current).toBeNull()

  await userEvent.fill(page.getByLabelText('标题'), '报价')
  expect(await check()).toMatchObject({
    failed: 'table',
    table: 'lines',
    index: 0,
    errors: { r2: { name: '物料不能为空' } },
  })
  expect(second.current).toBeNull()

  first.current!.updateRow('r2', { name: '缆绳' })
  const passed = await check()
  expect(passed).toMatchObject({ ok: true, values: { title: '报价' }, tables: { costs: { tableData: [] } } })
  expect(second.current).not.toBeNull()

  // A failure far down, in a pane that is hidden now.
  second.current!.updateRow('r55', { name: '' })
  pane.current!('a')
  await expect.element(page.getByRole('tab', { name: '甲' })).toHaveAttribute('aria-selected', 'true')
  expect(await check()).toMatchObject({ failed: 'table', table: 'costs', index: 1 })
  await expect.element(page.getByRole('tab', { name: '乙' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('物料不能为空')
  await userEvent.keyboard('油漆{Enter}')
  expect(second.current!.getRow('r55')).toMatchObject({ name: '油漆' })
})

it('takes a form of antd, and says what it was not given', async () => {
  const first = createRef<GridHandle>()
  const antd: { current?: FormInstance } = {}
  await render(<Page first={first} second={createRef()} antd={antd} pane={{}} />)
  const tables = [{ key: 'lines', grid: first }]
  expect(await validateTables({ form: antd.current!, tables })).toEqual({
    ok: false,
    failed: 'form',
    errors: { title: '标题不能为空' },
  })
  antd.current!.setFieldValue('title', '报价')
  expect(await validateTables({ form: antd.current!, tables })).toMatchObject({ ok: true })
  await expect(validateTables({ form: undefined as never, tables })).rejects.toThrow(/needs `form`/)
  await expect(validateTables({ form: antd.current!, tables: {} as never })).rejects.toThrow(/needs `tables`/)
})

it('lists the refused cells by row, also those of rows that are filtered away, and goes to them', async () => {
  const rows = lines(80).map((row, i) => ({ ...row, ...(i === 3 || i === 70 ? { name: '' } : {}) }))
  const { grid, tester, screen } = await renderGrid({ columns: COLUMNS, rows, locale: 'en-US' })
  await grid.validate({ focusFirst: false })
  const bar = () => tester.root.querySelector('.lg-issue-panel')!
  const status = screen.getByRole('status')
  await expect.element(status).toHaveTextContent('2 cells are not valid')
  grid.filter([{ key: 'quantity', contains: '7' }])
  await expect.element(status).toHaveTextContent('(1 of them in rows that are filtered out)')
  await userEvent.click(screen.getByRole('button', { name: 'List of errors' }))
  expect([...bar().querySelectorAll('strong')].map((each) => each.textContent)).toEqual(['Row 4', 'Row 71'])
  await userEvent.click(screen.getByRole('button', { name: /filtered out/ }))
  expect(grid.getShownCount()).toBe(80)
  await userEvent.keyboard('Rope{Enter}')
  expect(grid.getRow('r4')).toMatchObject({ name: 'Rope' })
  await expect.element(status).toHaveTextContent('1 cell is not valid')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.keyboard('Paint{Enter}')
  expect(grid.getIssues()).toEqual([])
})

it('shows how far a long check is; cancelled, it has not passed', async () => {
  const rule = (input: { value: unknown }) => {
    const end = performance.now() + 0.5
    while (performance.now() < end);
    return input.value !== undefined
  }
  const columns: GridColumn[] = [{ key: 'name', title: '物料', validateRules: [{ handler: rule }] }]
  const { grid, tester } = await renderGrid({ columns, rows: lines(40_000) })
  const check = grid.validate()
  const outcome = check.then(
    () => 'passed',
    (error: unknown) => (error as DOMException).name,
  )
  // In the page itself: the driver's own clicks wait for the page to be at rest.
  const panel = () => tester.root.querySelector('.lg-checking')
  const cancel = await vi.waitFor(() => {
    const found = panel()?.querySelector('button')
    expect(found?.textContent).toBe('取消')
    return found!
  }, 5000)
  expect(panel()!.textContent).toMatch(/正在校验 \d+ \/ 40000 行/)
  cancel.click()
  expect(await outcome).toBe('AbortError')
  await vi.waitFor(() => expect(panel()).toBeNull())
  await expect(grid.validate({ signal: AbortSignal.abort() })).rejects.toThrow()
})

it('checks a cell that is left untouched, 100 ms later', async () => {
  const { grid } = await renderGrid({ columns: REQUIRED, rows: [{ id: 'r1', name: '' }] })
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('{F2}')
  expect(grid.getIssues()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(grid.getIssues()).toMatchObject([{ message: '物料不能为空' }]))
})

it('shows the answer to what was typed last, however the answers arrive', async () => {
  const answers = new Map<string, (answer: HandlerAnswer) => void>()
  const handler = ({ value }: { value: unknown }) =>
    new Promise<HandlerAnswer>((resolve) => answers.set(String(value), resolve))
  const columns: GridColumn[] = [{ key: 'name', title: '编号', validateRules: [{ handler }] }]
  const { grid } = await renderGrid({ columns, rows: [{ id: 'r1', name: '' }] })
  grid.focusCell('r1', 'name')
  await userEvent.keyboard('ab')
  await vi.waitFor(() => expect([...answers.keys()]).toEqual(['a', 'ab']))
  answers.get('ab')!({ pass: false, message: 'ab 已存在' })
  answers.get('a')!({ pass: true })
  await expect.element(page.getByRole('alert')).toHaveTextContent('ab 已存在')
  await userEvent.keyboard('c')
  await vi.waitFor(() => expect(answers.has('abc')).toBe(true))
  await userEvent.keyboard('d')
  await vi.waitFor(() => expect(answers.has('abcd')).toBe(true))
  answers.get('abcd')!({ pass: true })
  answers.get('abc')!({ pass: false, message: 'abc 已存在' })
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(answers.size).toBe(4))
})

it('fills title, key and default value into the message, first failure first', async () => {
  const columns: GridColumn[] = [
    {
      key: 'code',
      title: '编号',
      defaultValue: 'X',
      validateRules: [
        { required: true, message: '${title}(${key})必填，默认${defaultValue}' },
        { unique: true },
        { pattern: 's6-18', message: '${title}要 6 到 18 个字母' },
        { handler: ({ value }) => ({ pass: value !== 'abcdefg', message: '${title}已停用' }) },
      ],
    },
  ]
  const codes = ['', 'abcdefgh', 'abcdefgh', 'ab', 'abcdefg', 'abcdef']
  const { grid } = await renderGrid({ columns, rows: codes.map((code, i) => ({ id: `r${i}`, code })) })
  const issues = await grid.validate({ focusFirst: false })
  expect(issues.map(({ message }) => message)).toEqual([
    '编号(code)必填，默认X',
    '编号不能重复',
    '编号不能重复',
    '编号要 6 到 18 个字母',
    '编号已停用',
  ])
})

it('says what happened away from the active cell', async () => {
  const { grid, tester } = await renderGrid({ columns: REQUIRED_TWO, rows: lines(5), toolbar: true })
  const said = () => tester.root.querySelector('.lg-say')!.textContent.replace('\u200b', '')
  const says = (text: string) => vi.waitFor(() => expect(said()).toBe(text))
  grid.sort({ key: 'name', direction: 'descending' })
  await says('已按物料降序排列')
  grid.filter([{ key: 'name', contains: '3' }])
  await says('显示 1 / 5 行')
  grid.restore()
  await says('显示 5 / 5 行')
  grid.updateRow('r1', { name: '新' })
  grid.undo()
  await says('已撤销')
  grid.redo()
  await says('已恢复')
  await grid.validate({ focusFirst: false })
  await says('5 个单元格有误')
  expect(AT.name).toBe(1)
})
