import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../../foundation/UiProvider'
import { createDemoDataSource, demoReferences } from '../../testing/fixtures/demoDataSource'
import { EditableGrid } from '../EditableGrid'
import type { LookupOption, NameFinder } from '../api/lookup'
import { GridTester } from '../testing/gridTester'
import type { GridColumn } from '../api/column'
import type { GridHandle } from '../api/handle'

const PORTS: LookupOption[] = [
  { value: 'CNNGB', text: '宁波', row: { country: '中国' } },
  { value: 'SGSIN', text: '新加坡', row: { country: '新加坡' } },
  { value: 'USPDX', text: '波特兰', row: { country: '美国' } },
  { value: 'USPWM', text: '波特兰', row: { country: '美国' } },
]
const NAMED = new Map(PORTS.map(({ value, text }) => [value, text]))
const fitting: NameFinder = (words) =>
  Promise.resolve(
    new Map(words.map((word) => [word, PORTS.filter(({ value, text }) => [value, text].includes(word))])),
  )

/** A grid whose ports are found when the test says so; the list under the cell never answers. */
async function show(props: Partial<GridColumn> = {}) {
  const find = vi.fn(fitting)
  const lookup = {
    search: () => new Promise<never>(() => {}),
    texts: () => Promise.resolve(NAMED),
    find: find as NameFinder,
  }
  const ref = createRef<GridHandle>()
  const columns: GridColumn[] = [
    {
      key: 'port',
      title: '港口',
      type: 'sel_search_async',
      lookup,
      props: { fills: { country: 'country' } },
      ...props,
    },
    { key: 'country', title: '国家' },
    { key: 'name', title: '名称' },
  ]
  const rows = ['', '', 'USPDX'].map((port, n) => ({ id: `r${n + 1}`, port, country: '', name: '' }))
  const screen = await render(<EditableGrid columns={columns} rows={rows} size="small" ref={ref} />)
  const tester = new GridTester(screen.container, ref)
  await vi.waitFor(() => expect(tester.text(2, 1)).toBe('波特兰'))
  return { tester, grid: tester.grid, find }
}

it('looks a typed name up while the user types on; what it fills comes along, as one undo step', async () => {
  const { grid, tester, find } = await show()
  let answer = () => {}
  find.mockImplementation(async (words) => {
    await new Promise<void>((resolve) => (answer = resolve))
    return fitting(words)
  })
  grid.focusCell('r1', 'port')
  await userEvent.keyboard('宁波{Tab}')
  await vi.waitFor(() => expect(find).toHaveBeenCalledExactlyOnceWith(['宁波']))
  expect(tester.text(0, 1)).toBe('宁波')
  expect(tester.cell(0, 1)!.getAttribute('aria-busy')).toBe('true')
  expect(grid.getRow('r1')).toMatchObject({ port: '' })
  expect(grid.isDirty()).toBe(true)
  await userEvent.keyboard('{Tab}乙')
  answer()
  await vi.waitFor(() => expect(grid.getRow('r1')).toMatchObject({ port: 'CNNGB', country: '中国' }))
  expect(tester.input.value).toBe('乙')
  await userEvent.keyboard('{Enter}')
  expect(grid.getRow('r1')).toMatchObject({ name: '乙' })
  await vi.waitFor(() => expect(tester.cell(0, 1)!.hasAttribute('aria-busy')).toBe(false))
  grid.undo()
  grid.undo()
  expect(grid.getRow('r1')).toMatchObject({ port: '', country: '', name: '' })
})

it.each([
  ['马尔代夫', '没有找到“马尔代夫”'],
  ['波特兰', '“波特兰”有多个，无法确定是哪一个'],
])('keeps %s in its cell and says why it is no value', async (text, refusal) => {
  const { grid, tester } = await show()
  grid.focusCell('r1', 'port')
  await userEvent.keyboard(`${text}{Enter}`)
  await vi.waitFor(() => expect(tester.cell(0, 1)!.getAttribute('aria-invalid')).toBe('true'))
  expect(tester.text(0, 1)).toBe(text)
  expect(grid.getRow('r1')).toMatchObject({ port: '' })
  // Nobody saves without having seen it.
  expect(await grid.validate()).toMatchObject([{ rowId: 'r1', field: 'port', message: refusal }])
  await expect.element(page.getByText(refusal).first()).toBeVisible()
  expect(tester.input.getAttribute('aria-label')).toBe(`港口，第 1 行，${text}`)
  // Entered again, it begins with what was typed.
  await userEvent.keyboard('{F2}')
  expect(tester.input.value).toBe(text)
  await userEvent.keyboard('{Control>}a{/Control}新加坡{Enter}')
  await vi.waitFor(() => expect(grid.getRow('r1')).toMatchObject({ port: 'SGSIN' }))
  expect(await grid.validate()).toEqual([])
  await vi.waitFor(() => expect(tester.text(0, 1)).toBe('新加坡'))
})

it('gives a refused text up at Delete and at Ctrl+Z', async () => {
  const { grid, tester } = await show()
  for (const keys of ['{Delete}', '{Control>}z{/Control}']) {
    grid.focusCell('r2', 'port')
    await userEvent.keyboard('无{Enter}{ArrowUp}')
    await vi.waitFor(() => expect(grid.getIssues()).toHaveLength(1))
    await userEvent.keyboard(keys)
    expect(grid.getIssues()).toEqual([])
    await vi.waitFor(() => expect(tester.text(1, 1)).toBe(''))
    expect(grid.isDirty()).toBe(false)
  }
})

it('asks at validate, too, when the keyboard has left while it was being looked up', async () => {
  const { grid, find } = await show()
  find.mockImplementation(async (words) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return fitting(words)
  })
  grid.focusCell('r1', 'port')
  await userEvent.keyboard('火星')
  expect(await grid.validate({ focusFirst: false })).toMatchObject([{ message: '没有找到“火星”' }])
  grid.focusCell('r2', 'port')
  await userEvent.keyboard('新加坡')
  await grid.validate({ focusFirst: false })
  expect(grid.getTableData().tableData).toMatchObject([{ id: 'r2', port: 'SGSIN' }])
})

it('drops an answer when the cell got another value in the meantime, or its row is gone', async () => {
  const { grid, tester, find } = await show()
  const answers: (() => void)[] = []
  find.mockImplementation(async (words) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    return fitting(words)
  })
  grid.focusCell('r1', 'port')
  await userEvent.keyboard('宁波{Enter}新加坡{Enter}')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  grid.updateRow('r1', { port: 'USPWM' })
  grid.removeRows(['r2'])
  answers.forEach((each) => each())
  await grid.validate()
  expect(grid.getRows()).toMatchObject([{ port: 'USPWM' }, { port: 'USPDX' }])
  await vi.waitFor(() => expect(tester.text(0, 1)).toBe('波特兰'))
})

it('keeps the text when nobody can say what it stands for; entered again it is asked again', async () => {
  const { grid, tester, find } = await show()
  find.mockRejectedValueOnce(new Error('网络超时'))
  grid.focusCell('r1', 'port')
  await userEvent.keyboard('宁波{Enter}')
  await vi.waitFor(() =>
    expect(grid.getIssues()).toMatchObject([{ message: '港口中的名称未能识别：网络超时' }]),
  )
  expect(tester.text(0, 1)).toBe('宁波')
  grid.focusCell('r1', 'port')
  await userEvent.keyboard('{F2}{Enter}')
  await vi.waitFor(() => expect(grid.getRow('r1')).toMatchObject({ port: 'CNNGB' }))
})

it('does not ask about the name that a cell shows already, and adds to several', async () => {
  const { grid, find } = await show({ props: { multiple: true } })
  grid.focusCell('r3', 'port')
  await userEvent.keyboard('{F2}{End}、新加坡{Enter}')
  await vi.waitFor(() => expect(grid.getRow('r3')).toMatchObject({ port: 'USPDX,SGSIN' }))
  expect(find).toHaveBeenCalledExactlyOnceWith(['新加坡'])
})

it.each([
  ['user', '王伟', { user: 'wangwei' }],
  ['user', '查无此人', { user: '' }],
  ['depart', '宁波公司', { depart: 'dept-4' }],
  ['customer', '没有这家', { customer: '' }],
])('in a column of type %s: %s', async (key, text, values) => {
  const ref = createRef<GridHandle>()
  const columns: GridColumn[] = [
    { key: 'user', title: '经办人', type: 'sel_user' },
    { key: 'depart', title: '部门', type: 'sel_depart' },
    { key: 'customer', title: '客户', type: 'popupNew', props: { ref: 'customer' } },
  ]
  const screen = await render(
    <UiProvider dataSource={createDemoDataSource()} references={demoReferences}>
      <EditableGrid
        columns={columns}
        rows={[{ id: 'r1', user: '', depart: '', customer: '' }]}
        size="small"
        ref={ref}
      />
    </UiProvider>,
  )
  const tester = new GridTester(screen.container, ref)
  await tester.drawn()
  tester.grid.focusCell('r1', key)
  await userEvent.keyboard(`${text}{Enter}`)
  const issues = await tester.grid.validate()
  expect(tester.grid.getRow('r1')).toMatchObject(values)
  expect(issues).toHaveLength(values[key as keyof typeof values] === '' ? 1 : 0)
})

it('a blank cell of a sheet leaves what the name beside it fills in; one that says something stays', async () => {
  const { grid, tester } = await show()
  grid.focusCell('r1', 'port')
  tester.paste(['新加坡\t\t甲', '宁波\t欧洲\t', '\t\t丙', '宁波\t\t丁'].join('\r\n'))
  await vi.waitFor(() => expect(grid.getRows()).toHaveLength(4))
  expect(grid.getRows().map(({ port, country, name }) => [port, country, name])).toEqual([
    ['SGSIN', '新加坡', '甲'],
    ['CNNGB', '欧洲', ''],
    ['', '', '丙'],
    ['CNNGB', '中国', '丁'],
  ])
})
