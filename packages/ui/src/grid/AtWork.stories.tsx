import { useRef, useState } from 'react'
import { Button, Radio, Space } from 'antd'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { gridTester } from '../testing/testers/gridTester'
import { EditableGrid } from './EditableGrid'
import { makeColumns, makeRows } from './testing/makeRows'
import type { EditableGridProps } from './api/props'
import type { GridHandle } from './api/handle'

const columns = makeColumns(8)
const rows = makeRows(12, 8)

const meta: Meta<EditableGridProps> = {
  title: 'Grid/At work',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: { columns, rows, toolbar: true, size: 'small', maxHeight: 360, 'aria-label': '明细' },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** Fails the story when what it shows is not so. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`The story does not show that ${what}.`)
}

/** A block with texts that are no numbers and no options: they stay in their cells, and the list leads to each. */
export const RefusedTexts: Story = {
  play: async ({ canvasElement }) => {
    const grid = gridTester(canvasElement)
    await grid.ready()
    await grid.open(1, '数量 1')
    grid.press('Escape')
    grid.paste([
      ['约12', '磅'],
      ['12', '箱'],
      ['十', '箱'],
    ])
    // What pastes comes when it is first needed.
    for (let tries = 0; tries < 60 && (await grid.errors()).length < 3; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    must((await grid.errors()).length === 3, 'three texts were refused')
    must((await grid.read(1, '数量 1')) === '约12', 'a refused text stays in its cell')
  },
}

function RemovalPage(args: EditableGridProps) {
  const [answer, setAnswer] = useState<'yes' | 'no' | 'fails'>('yes')
  const [told, setTold] = useState('—')
  return (
    <>
      <Space wrap style={{ marginBlockEnd: 8 }}>
        <Radio.Group
          value={answer}
          onChange={({ target }) => setAnswer(target.value as typeof answer)}
          options={[
            { value: 'yes', label: '服务器允许' },
            { value: 'no', label: '服务器拒绝' },
            { value: 'fails', label: '服务器出错' },
          ]}
        />
        <output>{told}</output>
      </Space>
      <EditableGrid
        {...args}
        onRemove={async (asked) => {
          setTold(`正在询问 ${asked.length} 行……`)
          await new Promise((resolve) => setTimeout(resolve, 800))
          setTold(answer)
          if (answer === 'fails') throw new Error('网络超时')
          return answer === 'yes'
        }}
      />
    </>
  )
}

/** Choose rows and press 删除: new rows go at once, saved ones when the page allows it; asking may take its time or fail. */
export const AskedRemoval: Story = { render: (args) => <RemovalPage {...args} /> }

/** Cells that are locked row by row: the quantity of finished rows, the unit where there is no quantity. */
export const LockedCells: Story = {
  args: {
    columns: columns.map((column) =>
      column.key === 'quantity1'
        ? { ...column, disabled: (row) => Number(String(row['id']).slice(1)) % 3 === 0 }
        : column,
    ),
  },
  play: async ({ canvasElement }) => {
    const grid = gridTester(canvasElement)
    await grid.ready()
    const before = await grid.read(2, '数量 1')
    await grid.type(2, '数量 1', '999')
    must((await grid.read(2, '数量 1')) === before, 'a locked cell takes nothing')
  },
}

function SavePage(args: EditableGridProps) {
  const grid = useRef<GridHandle>(null)
  const [sent, setSent] = useState('')
  const save = async () => {
    const issues = await grid.current!.validate()
    if (issues.length === 0) setSent(JSON.stringify(grid.current!.getTableData({ cleanIds: true }), null, 1))
  }
  return (
    <>
      <EditableGrid {...args} ref={grid} />
      <Space style={{ marginBlock: 8 }}>
        <Button onClick={() => void save()}>校验并保存</Button>
        <Button onClick={() => grid.current!.markSaved()}>标记为已保存</Button>
      </Space>
      <pre tabIndex={0} style={{ maxHeight: 200, overflow: 'auto' }}>
        {sent}
      </pre>
    </>
  )
}

/** What a save sends: new and changed rows with clean ids, and the ids of those removed. */
export const WhatIsSaved: Story = {
  args: {
    casePrefix: 'c1-',
    rows: rows.map((row) => ({ ...row, id: `c1-${String(row['id'])}` })),
  },
  render: (args) => <SavePage {...args} />,
}
