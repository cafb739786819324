import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { gridTester } from '../../testing/testers/gridTester'
import { EditableGrid } from '../EditableGrid'
import { COLUMNS, lines } from './renderGrid'

it('works a grid as a person does: reads, types, picks, pastes, finds errors, uses menus', async () => {
  const screen = await render(
    <EditableGrid columns={COLUMNS} rows={lines(300)} size="small" toolbar maxHeight={400} />,
  )
  const grid = gridTester(screen.container)
  await grid.ready()
  expect(grid.headers()).toEqual(['序号', '物料', '数量', '单位', '交期', '加急', '金额'])
  expect(grid.rowCount()).toBe(300)
  expect(await grid.read(250, '物料')).toBe('物料251')

  await grid.type(0, '数量', '12')
  expect(await grid.readRow(0)).toMatchObject({ 物料: '物料1', 数量: '12', 金额: '24' })
  await grid.pick(1, '单位', '箱')
  expect(await grid.read(1, '单位')).toBe('箱')
  await grid.toggle(2, '加急')
  expect((await grid.readRow(2))['加急']).toBe('')

  await grid.open(3, '物料')
  grid.press('Escape')
  grid.paste([
    ['甲', '5'],
    ['乙', '6'],
  ])
  expect(await grid.read(4, '物料')).toBe('乙')
  expect(grid.copy()).toContain('甲')
  expect(grid.footer(0)['数量']).toBe(String(45150 + 11 + 1 + 1))

  await grid.type(5, '物料', ' ')
  await grid.type(5, '物料', '')
  expect(await grid.isInvalid(5, '物料')).toBe(true)
  expect(await grid.errors()).toEqual([{ row: 5, text: '物料: 物料不能为空' }])
  grid.click('撤销')
  expect(await grid.isInvalid(5, '物料')).toBe(false)

  await grid.rowMenu(0, '在上方插入行')
  expect(grid.rowCount()).toBe(301)
  await grid.columnMenu('数量', '降序')
  expect(grid.announced()).toBe('已按数量降序排列')
  await expect(grid.read(0, '没有')).rejects.toThrow(/There is no column “没有”/)
})
