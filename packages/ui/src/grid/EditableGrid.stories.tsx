import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Row } from '@lading/core/rules'
import { EditableGrid } from './EditableGrid'
import { makeColumns, makeRows } from './testing/makeRows'
import type { EditableGridProps } from './api/props'
import type { GridColumn } from './api/column'

const UNITS = [
  { value: 'PCS', text: '个' },
  { value: 'KG', text: '千克' },
  { value: 'BOX', text: '箱' },
]

const product = (row: Row) => Math.round(Number(row['quantity'] ?? 0) * Number(row['price'] ?? 0) * 100) / 100

const columns: GridColumn[] = [
  {
    key: 'name',
    title: '物料',
    sorter: true,
    validateRules: [{ required: true }, { unique: true }],
    width: 180,
  },
  {
    key: 'quantity',
    title: '数量',
    type: 'inputNumber',
    digits: 2,
    statistics: ['sum', 'average'],
    validateRules: [{ required: true }],
  },
  { key: 'unit', title: '单位', type: 'select', options: UNITS, defaultValue: 'PCS' },
  { key: 'price', title: '单价', type: 'inputNumber', digits: 2 },
  {
    key: 'subtotal',
    title: '小计',
    type: 'inputNumber',
    digits: 2,
    format: 'thousands',
    statistics: 'sum',
    derive: product,
  },
  { key: 'due', title: '交期', type: 'date' },
  { key: 'urgent', title: '加急', type: 'checkbox' },
  { key: 'remark', title: '备注', type: 'textarea', width: 220 },
]

const rows = Array.from({ length: 50 }, (_, i) => ({
  id: `r${i + 1}`,
  name: `物料 ${i + 1}`,
  quantity: (i % 7) + 1,
  unit: UNITS[i % 3]!.value,
  price: 12.5,
  subtotal: ((i % 7) + 1) * 12.5,
  due: '2026-03-01',
  urgent: i % 5 ? 'N' : 'Y',
  remark: i % 4 ? '' : '小心轻放',
  orderNum: i + 1,
}))

const meta: Meta<EditableGridProps> = {
  title: 'Grid/EditableGrid',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: { columns, rows, toolbar: true, size: 'small', maxHeight: 480, 'aria-label': '明细' },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** Lines of an order: rules, a computed column, totals, undo, paste from a spreadsheet. */
export const OrderLines: Story = {}

/** The height of rows in the specification. */
export const LargeRows: Story = { args: { size: 'large', maxHeight: 400 } }

/** The name of the goods names its row: screen readers say it with every cell of the row. */
export const RowTitles: Story = {
  args: {
    columns: columns.map((column) => (column.key === 'name' ? { ...column, rowHeader: true } : column)),
  },
}

/** Nothing can be changed; moving, choosing and copying still work. */
export const ReadOnly: Story = { args: { readOnly: true } }

export const Empty: Story = { args: { rows: [] } }

/** Columns kept in view at both sides. */
export const PinnedColumns: Story = {
  args: {
    columns: makeColumns(16).map((column, i) =>
      i === 0 ? { ...column, pinned: 'start' } : i === 7 ? { ...column, pinned: 'end' } : column,
    ),
    rows: makeRows(500, 16),
  },
}

/** 导出 writes workbooks (numbers and days as such, groups over their columns) and CSV, or prints all rows. */
export const ExportAndPrint: Story = {
  args: { columns: makeColumns(10), rows: makeRows(5000, 10), 'aria-label': '采购明细' },
}

/** The button of a title sorts, filters, pins, fits and hides; titles are dragged; groups span their columns. */
export const HeaderGroupsAndMenus: Story = {
  args: {
    columns: columns.map((column) =>
      ['quantity', 'unit'].includes(column.key)
        ? { ...column, group: ['货物与价格', '数量'] }
        : ['price', 'subtotal'].includes(column.key)
          ? { ...column, group: '货物与价格' }
          : column,
    ),
  },
}

/** Ctrl+F finds and filters, Ctrl+H replaces; 列设置 hides and moves columns, and this browser keeps it; ▾ beside the add button sets how rows are added. */
export const FindColumnsAndAdding: Story = {
  args: { columns: makeColumns(12), rows: makeRows(2000, 12), storageKey: 'lading-story-columns' },
}

/** Rows are put into another order by their handle, or with Alt+Shift+arrows; a sorted grid refuses. */
export const DragSort: Story = {
  args: { columns: [{ key: '$drag', title: '', type: 'row-drag-sort' }, ...columns] },
}

/** Changing the province clears the city, changing the city clears the district (spec 2 §4). */
export const Linkage: Story = {
  args: {
    columns: [
      {
        key: 'province',
        title: '省',
        type: 'select',
        options: [
          { value: '浙', text: '浙江' },
          { value: '苏', text: '江苏' },
        ],
        linkageKey: 'city',
      },
      {
        key: 'city',
        title: '市',
        type: 'select',
        linkageKey: 'district',
        options: (row) =>
          row['province'] === '浙'
            ? [
                { value: '杭', text: '杭州' },
                { value: '甬', text: '宁波' },
              ]
            : row['province'] === '苏'
              ? [{ value: '宁', text: '南京' }]
              : [],
      },
      { key: 'district', title: '区' },
    ],
    rows: [{ id: '1', province: '浙', city: '杭', district: '西湖' }, { id: '2' }],
  },
}

/** A hundred thousand rows of thirty columns. */
export const HundredThousandRows: Story = {
  args: { height: 600 },
  render: function Huge(args) {
    const [data] = useState(() => ({ columns: makeColumns(30), rows: makeRows(100_000, 30) }))
    return <EditableGrid {...args} {...data} />
  },
}

/** Cells look like fields; a press, Tab or an arrow leads straight into the next text (spec 2 §4). */
export const AlwaysEdit: Story = { args: { alwaysEdit: true } }

const STATES = [
  { value: 'draft', text: '草稿', color: 'blue' },
  { value: 'review', text: '待审批', color: 'gold' },
  { value: 'done', text: '已完成', color: 'green' },
  { value: 'back', text: '退回', color: 'red' },
]

/** Tags in colours; the button of a cell shows all of its row, or a table in a popover (Ctrl+Enter). */
export const TagsDetailsAndSubTables: Story = {
  args: {
    columns: [
      { key: 'name', title: '物料', showDetails: true, width: 180 },
      { key: 'state', title: '状态', type: 'select', options: STATES, setTagColor: true, width: 120 },
      {
        key: 'states',
        title: '经过',
        type: 'select-multiple',
        options: STATES,
        setTagColor: true,
        width: 140,
      },
      { key: 'marks', title: '标记', type: 'tags', setTagColor: 'purple', width: 160 },
      {
        key: 'stock',
        title: '批次库存',
        type: 'inputNumber',
        width: 140,
        subTable: {
          title: '批次',
          columns: [
            { key: 'batch', title: '批号' },
            { key: 'quantity', title: '数量', type: 'inputNumber' },
          ],
          load: async (row) =>
            Array.from({ length: 5 }, (_, i) => ({
              id: `${i}`,
              batch: `${String(row['id'])}-${i + 1}`,
              quantity: 10 * (i + 1),
            })),
        },
      },
    ],
    rows: rows.slice(0, 12).map(({ id, name, orderNum }, i) => ({
      id,
      name,
      orderNum,
      state: STATES[i % 4]!.value,
      states: STATES.slice(0, (i % 4) + 1)
        .map(({ value }) => value)
        .join(','),
      marks: 'ab;cd;e',
      stock: 150,
    })),
  },
}
