import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { BoundDataSource } from '../../foundation/dataSource'
import { UiProvider } from '../../foundation/UiProvider'
import { createDemoDataSource, demoReferences } from '../../testing/fixtures/demoDataSource'
import { demoDicts, demoUsers } from '../../testing/fixtures/people'
import { pickerTester } from '../../testing/testers/pickerTester'
import { EditableGrid } from '../EditableGrid'
import { GridTester } from '../testing/gridTester'
import type { EditableGridProps } from '../api/props'
import type { GridColumn } from '../api/column'
import type { GridHandle } from '../api/handle'

const columns: GridColumn[] = [
  { key: 'user', title: '经办人', type: 'sel_user' },
  { key: 'users', title: '参与人', type: 'sel_user', props: { multiple: true } },
  { key: 'depart', title: '部门', type: 'sel_depart', width: 200 },
  {
    key: 'vessel',
    title: '船舶',
    type: 'popup',
    popupCode: 'vessel',
    orgFields: 'vessel,vesselName',
    destFields: 'vessel,vesselName',
    param: { port: "'CNNGB'" },
    sorter: 'vessel=desc',
  },
  { key: 'vesselName', title: '船名' },
  {
    key: 'customer',
    title: '客户',
    type: 'popupNew',
    props: { ref: 'customer', fills: { customerName: 'name' } },
  },
  { key: 'customerName', title: '客户名称' },
  { key: 'note', title: '说明', type: 'input_pop' },
]
const AT = { user: 1, users: 2, depart: 3, vessel: 4, customer: 6, note: 8 } as const

const rows = [1, 2, 3].map((n) => ({
  id: `r${n}`,
  user: n === 1 ? 'wangwei' : '',
  users: n === 1 ? 'lina,zhangmin' : '',
  depart: n === 1 ? 'dept-2' : '',
  vessel: '',
  customer: '',
  note: '第一行\n第二行',
}))

async function show(props: Partial<EditableGridProps> = {}, change?: (source: BoundDataSource) => void) {
  const dataSource = createDemoDataSource()
  change?.(dataSource)
  const ref = createRef<GridHandle>()
  const screen = await render(
    <UiProvider dataSource={dataSource} references={demoReferences}>
      <EditableGrid columns={columns} rows={rows} size="small" {...props} ref={ref} />
    </UiProvider>,
  )
  const tester = new GridTester(screen.container, ref)
  await tester.drawn()
  return { tester, grid: tester.grid, dataSource }
}

const picker = pickerTester()
const dialog = () => document.querySelector('[role=dialog]')
/** The dialog is gone, and keys go to the grid again. */
async function backInGrid(tester: GridTester) {
  await vi.waitFor(() => expect(dialog()).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(tester.input))
}

it('sel_user: names come in one call; Enter opens the dialog, Esc returns, a choice is one undo step', async () => {
  const asked = vi.fn()
  const { grid, tester } = await show({}, (source) => {
    const { byUsernames } = source.users
    source.users.byUsernames = (names, signal) => {
      asked(names)
      return byUsernames(names, signal)
    }
  })
  await vi.waitFor(() =>
    expect([tester.text(0, AT.user), tester.text(0, AT.users)]).toEqual(['王伟', '李娜,张敏']),
  )
  const calls = asked.mock.calls.map(([names]: string[][][]) => names!)
  expect(calls.toSorted((a, b) => a.length - b.length)).toEqual([['wangwei'], ['lina', 'zhangmin']])

  grid.focusCell('r2', 'user')
  await userEvent.keyboard('{Enter}')
  await picker.ready()
  expect(picker.title()).toBe('根据部门选择用户')
  await userEvent.keyboard('{Escape}')
  await backInGrid(tester)
  expect(tester.input.getAttribute('aria-label')).toBe('经办人，第 2 行，空')

  await userEvent.keyboard('{F2}')
  await expect.element(page.getByRole('option', { name: '王伟' })).toBeVisible()
  await userEvent.keyboard('{F2}')
  await picker.ready()
  await picker.toggle('刘洋')
  await picker.confirm()
  await backInGrid(tester)
  expect(grid.getRow('r2')).toMatchObject({ user: 'liuyang' })
  expect(tester.text(1, AT.user)).toBe('刘洋')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(grid.getRow('r2')).toMatchObject({ user: '' })
  expect(grid.isDirty()).toBe(false)
})

it('sel_user with several: keeps what was chosen; the list has a way to the dialog', async () => {
  const { grid, tester } = await show()
  await vi.waitFor(() => expect(tester.text(0, AT.users)).toBe('李娜,张敏'))
  await userEvent.click(tester.cell(0, AT.users)!)
  await userEvent.click(page.getByRole('button', { name: '打开选择窗口（F2）' }))
  await picker.ready()
  expect(picker.chosen()).toEqual(['李娜', '张敏'])
  await picker.toggle('王伟')
  await picker.confirm()
  await backInGrid(tester)
  expect(grid.getRow('r1')).toMatchObject({ users: 'lina,zhangmin,wangwei' })
})

it('sel_depart: the tree of departments', async () => {
  const { grid, tester } = await show()
  await vi.waitFor(() => expect(tester.text(0, AT.depart)).toBe('上海销售部'))
  grid.focusCell('r1', 'depart')
  await userEvent.keyboard('{Enter}')
  await picker.ready()
  expect(picker.title()).toBe('选择部门')
  await picker.toggle('宁波公司')
  await picker.confirm()
  await backInGrid(tester)
  expect(grid.getRow('r1')).toMatchObject({ depart: 'dept-4' })
  expect(tester.text(0, AT.depart)).toBe('宁波公司')
})

it('popup: rows of the report fill their fields; parameters and order are the column’s', async () => {
  const { grid, tester, dataSource } = await show()
  const data = vi.spyOn(dataSource.reports, 'data')
  // A press opens it: there is nothing to type.
  await userEvent.click(tester.cell(1, AT.vessel)!)
  await picker.ready()
  await vi.waitFor(() => expect(picker.choices()).toHaveLength(10))
  expect(data.mock.calls[0]![1]).toMatchObject({
    port: 'CNNGB',
    self_port: "'CNNGB'",
    column: 'vessel',
    order: 'desc',
  })
  await picker.toggle('V020')
  await picker.confirm()
  await backInGrid(tester)
  expect(grid.getRow('r2')).toMatchObject({ vessel: 'V020', vesselName: '远洋20号' })
  grid.undo()
  expect(grid.getRow('r2')).not.toHaveProperty('vesselName')
})

it('popup: settings that cannot work are told and lock the cells', async () => {
  const { grid, tester } = await show({
    columns: [
      { key: 'a', title: '甲', type: 'popup', orgFields: 'a', destFields: 'a' },
      {
        key: 'b',
        title: '乙',
        type: 'popup',
        popupCode: 'vessel',
        orgFields: 'a,b',
        destFields: 'a',
        width: 420,
      },
      { key: 'c', title: '丙', type: 'popupNew' },
    ],
  })
  expect([1, 2, 3].map((at) => tester.text(0, at))).toEqual([
    'popup参数未正确配置!',
    'popup参数未正确配置,原始值和目标值数量不一致!',
    'popup参数未正确配置!',
  ])
  expect(tester.cell(0, 1)!.getAttribute('aria-readonly')).toBe('true')
  grid.focusCell('r1', 'b')
  await userEvent.keyboard('{F2}')
  await expect.element(page.getByRole('status').first()).toHaveTextContent('原始值和目标值数量不一致!')
  expect(dialog()).toBeNull()
})

it('popupNew: a record of another entity fills the fields beside it', async () => {
  const { grid, tester } = await show()
  grid.focusCell('r3', 'customer')
  await userEvent.keyboard('{Enter}')
  await picker.ready()
  await vi.waitFor(() => expect(picker.choices()).toHaveLength(5))
  const [first = ''] = picker.choices()
  await picker.toggle(first)
  await picker.confirm()
  await backInGrid(tester)
  const row = grid.getRow('r3')!
  expect(row).toMatchObject({ customer: first })
  expect(String(row['customerName'])).not.toBe('')
  expect(tester.text(2, AT.customer)).toBe(first)
})

it('input_pop: a long text in a dialog; Esc drops it, Ctrl+Enter takes it', async () => {
  const { grid, tester } = await show()
  grid.focusCell('r1', 'note')
  await userEvent.keyboard('{Enter}')
  const field = page.getByRole('dialog').getByRole('textbox')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('x{Escape}')
  await backInGrid(tester)
  expect(grid.getRow('r1')).toMatchObject({ note: '第一行\n第二行' })
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}第三行{Control>}{Enter}{/Control}')
  await backInGrid(tester)
  expect(grid.getRow('r1')).toMatchObject({ note: '第一行\n第二行\n第三行' })
})

it('turns pasted names into values, all of a column in one call; unknown and doubled ones are told', async () => {
  const by = vi.fn()
  const { grid, tester } = await show({}, (source) => {
    const users = source.users
    const twins = [...demoUsers, { ...demoUsers[0]!, id: 'user-99', username: 'wangwei2', workNo: 'W9' }]
    source.users = {
      ...users,
      by: async (property, values) => {
        by(property, values)
        return twins.filter((user) => values.includes(String(user[property])))
      },
      byUsernames: async (names) => twins.filter(({ username }) => names.includes(username)),
    }
  })
  grid.focusCell('r2', 'user')
  tester.paste('陈静\t刘洋、W1006\t宁波仓储部\r\n没有这人\t\t\r\nyanglei\t王伟\tA01')
  await vi.waitFor(() =>
    expect(grid.getRow('r2')).toMatchObject({ user: 'chenjing', users: 'liuyang,yanglei' }),
  )
  expect(grid.getRow('r2')).toMatchObject({ depart: 'dept-5' })
  expect(grid.getRow('r3')).toMatchObject({ user: '', users: '' })
  const created = grid.getRows()[3]!
  expect(created).toMatchObject({ user: 'yanglei', depart: 'dept-1' })
  expect(by.mock.calls.filter(([property]) => property === 'realname')).toHaveLength(2)
  const note = page.getByRole('status').filter({ hasText: '未被接受' })
  await expect.element(note).toHaveTextContent('没有找到“没有这人”')
  await expect.element(note).toHaveTextContent('“王伟”有多个，无法确定是哪一个')
  expect(tester.text(1, AT.user)).toBe('陈静')
  grid.undo()
  expect(grid.getRows()).toHaveLength(3)
  expect(grid.getRow('r2')).toMatchObject({ user: '' })
})

it('keeps pasted texts in their cells when they cannot be looked up, and says why', async () => {
  const { grid, tester } = await show({}, (source) => {
    source.departments = { ...source.departments, tree: () => Promise.reject(new Error('网络超时')) }
  })
  grid.focusCell('r2', 'depart')
  tester.paste('宁波公司')
  const note = page.getByRole('status').filter({ hasText: '未被接受' })
  await expect.element(note).toHaveTextContent('部门中的名称未能识别：网络超时')
  expect(tester.text(1, AT.depart)).toBe('宁波公司')
  expect(grid.getRow('r2')).toMatchObject({ depart: '' })
})

it('looks pasted texts of dictionaries up, one call to a column; unknown and doubled ones are told by name', async () => {
  const dict = 'demo_item,name,code'
  const entries = [
    { value: 'M1', text: '滤芯, 大' },
    { value: 'M2', text: '滤芯, 小' },
    { value: 'M3', text: '垫片' },
    { value: 'M4', text: '垫片' },
    ...Array.from({ length: 600 }, (_, n) => ({ value: `S${n}`, text: `备件${n}` })),
  ]
  const find = vi.fn()
  const search = vi.fn()
  const { grid, tester } = await show(
    {
      columns: [
        { key: 'item', title: '物料', type: 'select-dict-search', dictCode: dict },
        { key: 'items', title: '配件', type: 'sel_search', dict, props: { multiple: true } },
        { key: 'port', title: '港口', type: 'sel_search_async', dict: 'port' },
        { key: 'unit', title: '单位', type: 'select-search', dictCode: 'unit' },
      ],
      rows: [{ id: 'r1', item: 'M3' }, { id: 'r2' }, { id: 'r3' }],
    },
    (source) => {
      const real = createDemoDataSource({ dicts: { ...demoDicts, [dict]: entries } }).dict
      source.dict = {
        ...real,
        find: (...asked) => {
          find(...asked)
          return real.find!(...asked)
        },
        search: (...asked) => {
          search(...asked)
          return real.search(...asked)
        },
      }
    },
  )
  // A name that is on the screen may still have namesakes.
  await vi.waitFor(() => expect(tester.text(0, 1)).toBe('垫片'))
  grid.focusCell('r1', 'item')
  tester.paste(
    ['滤芯, 小\t备件7、s8\t宁波\t箱', '不存在\tM1\tsgsin\t没有', '垫片\t备件1;查无\t火星\tPCS'].join('\r\n'),
  )
  await vi.waitFor(() =>
    expect(grid.getRow('r1')).toMatchObject({ item: 'M2', items: 'S7,S8', port: 'CNNGB', unit: 'BOX' }),
  )
  expect(grid.getRow('r2')).toMatchObject({ items: 'M1', port: 'SGSIN' })
  expect(grid.getRow('r2')).not.toHaveProperty('item')
  expect(grid.getRow('r3')).toMatchObject({ unit: 'PCS' })
  expect(find).toHaveBeenCalledTimes(2)
  const note = page.getByRole('status').filter({ hasText: '未被接受' })
  for (const told of [
    '没有找到“不存在”',
    '“垫片”有多个，无法确定是哪一个',
    '没有找到“备件1;查无”',
    '没有找到“火星”',
    '“没有”',
  ])
    await expect.element(note).toHaveTextContent(told)

  // However many: one call.
  find.mockClear()
  grid.focusCell('r1', 'item')
  tester.paste(Array.from({ length: 600 }, (_, n) => `备件${n}`).join('\n'))
  await vi.waitFor(() => expect(grid.getRows()).toHaveLength(600))
  expect(grid.getRows().map((row) => row['item'])).toEqual(entries.slice(4).map(({ value }) => value))
  expect(find).toHaveBeenCalledTimes(1)
  expect(search).not.toHaveBeenCalled()
  grid.undo()
  expect(grid.getRows()).toHaveLength(3)
})
