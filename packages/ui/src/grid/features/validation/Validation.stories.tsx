import { App, Button, Input, Space, Tabs } from 'antd'
import { useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CellRule, Row } from '@lading/core/rules'
import { EditableGrid } from '../../EditableGrid'
import type { EditableGridProps } from '../../api/props'
import type { GridColumn } from '../../api/column'
import type { GridHandle } from '../../api/handle'
import { validateTables } from './validateTables'

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A rule that asks a server. */
const free: CellRule = {
  handler: async ({ value }) => {
    await later(400)
    return { pass: value !== 'taken', message: '${title}已被使用' }
  },
}

const columns: GridColumn[] = [
  { key: 'required', title: '必填', validateRules: [{ required: true }] },
  { key: 'unique', title: '唯一', validateRules: [{ unique: true }] },
  { key: 'mobile', title: '手机', validateRules: [{ pattern: 'm', message: '${title}格式不正确' }] },
  { key: 'money', title: '金额', validateRules: [{ pattern: 'money' }] },
  { key: 'regex', title: '编号 (A-数字)', validateRules: [{ pattern: '^A-\\d+$', message: '如 A-12' }] },
  { key: 'server', title: '服务器校验', validateRules: [free] },
]

const rows: Row[] = Array.from({ length: 40 }, (_, i) => ({
  id: `r${i + 1}`,
  required: i === 3 || i === 30 ? '' : '有值',
  unique: i === 5 || i === 6 ? '重复' : `U${i}`,
  mobile: i === 1 ? '123' : '13812345678',
  money: i === 9 ? '1.234' : '1.23',
  regex: i === 12 ? 'B-1' : `A-${i}`,
  server: i === 20 ? 'taken' : `s${i}`,
}))

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Validation',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: { columns, rows, toolbar: true, size: 'small', maxHeight: 400, 'aria-label': '校验' },
}
export default meta
type Story = StoryObj<EditableGridProps>

function Checked(props: EditableGridProps) {
  const grid = useRef<GridHandle>(null)
  return (
    <EditableGrid
      {...props}
      ref={grid}
      toolbar={{ extra: <Button onClick={() => void grid.current?.validate().catch(() => {})}>校验</Button> }}
    />
  )
}

/** 校验 checks every row: the bar below counts the refused cells, lists them by row, and goes from one to the next. */
export const Rules: Story = { render: (args) => <Checked {...args} /> }

/** A check of a hundred thousand rows shows its progress and can be cancelled. */
export const LongCheck: Story = {
  render: function Long(args) {
    const [many] = useState(() =>
      Array.from({ length: 100_000 }, (_, i) => ({ ...rows[i % 40]!, id: `m${i}`, unique: i })),
    )
    return <Checked {...args} rows={many} />
  },
}

const LINES: GridColumn[] = [
  { key: 'name', title: '物料', validateRules: [{ required: true }] },
  {
    key: 'quantity',
    title: '数量',
    type: 'inputNumber',
    statistics: 'sum',
    validateRules: [{ required: true }],
  },
]
const FIRST: Row[] = [{ id: '1', name: '缆绳', quantity: 2 }]
const SECOND: Row[] = [{ id: '1', name: '运费', quantity: '' }]

/** The form first, then the tables in order; the pane of the first failure comes to the front. */
export const FormAndTables: Story = {
  render: function Page() {
    const { message } = App.useApp()
    const form = useForm({ defaultValues: { title: '' } })
    const [pane, setPane] = useState('lines')
    const lines = useRef<GridHandle>(null)
    const costs = useRef<GridHandle>(null)
    const save = async () => {
      const result = await validateTables({
        form,
        tables: [
          { key: 'lines', grid: lines },
          { key: 'costs', grid: costs },
        ],
        activatePane: setPane,
      })
      if (result.ok) void message.success('校验通过')
    }
    const table = (ref: typeof lines, data: Row[], label: string) => (
      <EditableGrid ref={ref} columns={LINES} rows={data} toolbar size="small" aria-label={label} />
    )
    return (
      <Space vertical style={{ display: 'flex', padding: 16 }}>
        <Controller
          control={form.control}
          name="title"
          rules={{ required: '标题不能为空' }}
          render={({ field, fieldState }) => (
            <>
              <Input
                {...field}
                aria-label="标题"
                status={fieldState.error ? 'error' : ''}
                placeholder="标题"
              />
              {fieldState.error && <span role="alert">{fieldState.error.message}</span>}
            </>
          )}
        />
        <Tabs
          activeKey={pane}
          onChange={setPane}
          items={[
            { key: 'lines', label: '明细', children: table(lines, FIRST, '明细') },
            { key: 'costs', label: '费用', children: table(costs, SECOND, '费用') },
          ]}
        />
        <Button type="primary" autoInsertSpace={false} onClick={() => void save()}>
          保存
        </Button>
      </Space>
    )
  },
}
