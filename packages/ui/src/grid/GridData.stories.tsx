import { Button, Space } from 'antd'
import { useMemo, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Row } from '@lading/core/rules'
import { EditableGrid } from './EditableGrid'
import type { RowChange } from '@lading/core/ports'
import type { LiveSource } from './api/live'
import { makeColumns, makeRows } from './testing/makeRows'
import type { EditableGridProps } from './api/props'

const columns = makeColumns(8)
const rows = makeRows(30, 8)

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Data',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: { columns, rows, toolbar: true, size: 'small', maxHeight: 360, 'aria-label': '明细' },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** A source that the buttons of the story speak through. */
function makeSource() {
  const listeners = new Set<(changes: readonly RowChange[]) => void>()
  const live: LiveSource = {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    live,
    tell: (changes: readonly RowChange[]) => listeners.forEach((listener) => listener(changes)),
  }
}

function LivePage(args: EditableGridProps) {
  const { live, tell } = useMemo(makeSource, [])
  const [turn, setTurn] = useState(1)
  const change = (changes: readonly RowChange[]) => {
    tell(changes)
    setTurn(turn + 1)
  }
  return (
    <>
      <Space wrap style={{ marginBlockEnd: 8 }}>
        <Button onClick={() => change([{ type: 'update', row: { id: 'r1', quantity1: turn * 7 } }])}>
          他人修改第一行
        </Button>
        <Button
          onClick={() =>
            change([{ type: 'insert', row: { id: `s${turn}`, item1: `他人的物料 ${turn}` }, index: 1 }])
          }
        >
          他人新增一行
        </Button>
        <Button onClick={() => change([{ type: 'remove', id: `r${turn + 1}` }])}>他人删除一行</Button>
      </Space>
      <EditableGrid {...args} live={live} />
    </>
  )
}

/**
 * What others save comes in: marked for a moment, nothing of one's own to undo or save. Change a quantity of the first
 * row, then let the other one change it: the cell is marked, and the bar below asks whose value stays.
 */
export const LiveChanges: Story = { render: (args) => <LivePage {...args} /> }

function ControlledPage(args: EditableGridProps) {
  const [value, setValue] = useState<readonly Row[]>(() => makeRows(8, 8))
  const total = value.reduce((sum, row) => sum + Number(row['quantity1'] ?? 0), 0)
  const { rows: _rows, ...rest } = args
  return (
    <>
      <Space wrap style={{ marginBlockEnd: 8 }}>
        <output>{`页面里的合计：${Math.round(total * 100) / 100}`}</output>
        <Button
          onClick={() => setValue(value.map((row) => ({ ...row, quantity1: Number(row['quantity1']) + 1 })))}
        >
          全部加一
        </Button>
      </Space>
      <EditableGrid {...rest} value={value} onValueChange={setValue} />
    </>
  )
}

/** The page holds the rows; only those that change are other objects, and only they are drawn again. */
export const ControlledRows: Story = { render: (args) => <ControlledPage {...args} /> }

function RangesPage(args: EditableGridProps) {
  return (
    <>
      <p>按住 Ctrl 点选或拖选多个区域；状态栏显示全部选区的合计，复制要求各区域的行或列相同。</p>
      <EditableGrid {...args} />
    </>
  )
}

/** Several ranges with Ctrl: cleared, filled by one value, counted and copied together. */
export const SeveralRanges: Story = { render: (args) => <RangesPage {...args} /> }

/**
 * Permission by column, for a user who holds nothing: `unit1` is of type 1 and not there, `quantity1` is of type 2 and
 * cannot be edited; what is switched off (`date1`, status 0) does not count. Adding and removing are refused by code.
 */
export const PermissionTypes: Story = {
  args: {
    permission: {
      prefix: 'demo:line',
      excluded: ['add', 'batch_delete'],
      lists: {
        auth: [],
        allAuth: [
          { action: 'demo:line:unit1', type: '1', status: '1' },
          { action: 'demo:line:quantity1', type: '2', status: '1' },
          { action: 'demo:line:date1', type: '1', status: '0' },
        ],
      },
    },
  },
}

export const English: Story = { ...LiveChanges, globals: { locale: 'en-US' } }

export const Dark: Story = { ...SeveralRanges, globals: { theme: 'dark' } }
