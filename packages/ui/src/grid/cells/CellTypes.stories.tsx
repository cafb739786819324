import type { Meta, StoryObj } from '@storybook/react-vite'
import { toGridColumns } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { demoLineKinds, demoLineKindsDicts, demoLineKindsRow } from '../../testing/fixtures/lineKinds'
import { EditableGrid } from '../EditableGrid'
import type { EditableGridProps } from '../api/props'
import type { GridColumn } from '../api/column'

const OPTIONS = [
  { value: 'PCS', text: '个' },
  { value: 'KG', text: '千克' },
  { value: 'BOX', text: '箱' },
]

const lookup = {
  debounce: 0,
  search: async (keyword: string) =>
    ['缆绳', '油漆', '滤芯', '轴承']
      .map((text, i) => ({ value: `M${i + 1}`, text }))
      .filter(({ text }) => text.includes(keyword)),
  texts: async (values: readonly string[]) =>
    new Map(
      values.map((value) => [value, ['缆绳', '油漆', '滤芯', '轴承'][Number(value.slice(1)) - 1] ?? value]),
    ),
}

/** One column of every type; the title is the type's name. */
const columns: GridColumn[] = [
  { key: '$drag', title: '', type: 'row-drag-sort' },
  { key: 'normal', title: 'normal', type: 'normal' },
  { key: 'slot', title: 'slot', type: 'slot', render: ({ value }) => <em>{String(value ?? '')}</em> },
  { key: 'input', title: 'input', type: 'input' },
  {
    key: 'inputNumber',
    title: 'inputNumber',
    type: 'inputNumber',
    digits: 2,
    statistics: ['sum', 'average'],
  },
  { key: 'textarea', title: 'textarea', type: 'textarea' },
  { key: 'input_pop', title: 'input_pop', type: 'input_pop' },
  { key: 'tags', title: 'tags', type: 'tags' },
  { key: 'progress', title: 'progress', type: 'progress' },
  { key: 'checkbox', title: 'checkbox', type: 'checkbox' },
  { key: 'checkbox_meta', title: 'checkbox_meta', type: 'checkbox_meta', props: { values: [true, false] } },
  { key: 'radio', title: 'radio', type: 'radio', options: OPTIONS },
  { key: 'select', title: 'select', type: 'select', options: OPTIONS },
  { key: 'selectSearch', title: 'select-search', type: 'select-search', options: OPTIONS },
  { key: 'selectMultiple', title: 'select-multiple', type: 'select-multiple', options: OPTIONS },
  { key: 'list_multi', title: 'list_multi', type: 'list_multi', options: OPTIONS },
  { key: 'dictSearch', title: 'select-dict-search', type: 'select-dict-search', lookup, width: 170 },
  { key: 'sel_search', title: 'sel_search', type: 'sel_search', lookup },
  { key: 'sel_search_async', title: 'sel_search_async', type: 'sel_search_async', lookup, width: 170 },
  { key: 'popup', title: 'popup', type: 'popup', props: { ref: 'customer', fills: { popupName: 'name' } } },
  { key: 'popupName', title: 'popup fills this' },
  { key: 'popupNew', title: 'popupNew', type: 'popupNew', props: { ref: 'customer' } },
  { key: 'sel_user', title: 'sel_user', type: 'sel_user' },
  { key: 'sel_depart', title: 'sel_depart', type: 'sel_depart' },
  { key: 'date', title: 'date', type: 'date' },
  { key: 'datetime', title: 'datetime', type: 'datetime' },
  { key: 'upload', title: 'upload', type: 'upload', width: 180 },
  { key: 'file', title: 'file', type: 'file', number: 2, width: 180 },
  { key: 'image', title: 'image', type: 'image', btnText: '选择图片', width: 180 },
  { key: 'hidden', title: 'hidden', type: 'hidden' },
]

const rows: Row[] = Array.from({ length: 12 }, (_, i) => ({
  id: `r${i + 1}`,
  normal: `N-${i + 1}`,
  slot: '斜体',
  input: `文本 ${i + 1}`,
  inputNumber: (i + 1) * 1.25,
  textarea: '第一行\n第二行',
  input_pop: '长文本',
  tags: '紧急;出口',
  progress: (i * 9) % 101,
  checkbox: i % 2 ? 'Y' : 'N',
  checkbox_meta: i % 2 === 0,
  radio: 'PCS',
  select: 'KG',
  selectSearch: 'BOX',
  selectMultiple: 'PCS,KG',
  list_multi: 'KG',
  dictSearch: 'M1',
  sel_search: 'M2',
  sel_search_async: 'M3',
  sel_user: 'wangwei',
  sel_depart: 'dept-2',
  date: '2026-03-01',
  datetime: '2026-03-01 08:30:00',
  upload: 'temp/packing-list.xlsx',
  file: 'temp/contract.pdf,temp/stamp.png',
  image: '',
}))

const meta: Meta<EditableGridProps> = {
  title: 'Grid/Column types',
  component: EditableGrid as (props: EditableGridProps) => React.ReactElement,
  args: {
    columns,
    rows,
    rowSelection: 'checkbox',
    toolbar: true,
    size: 'small',
    maxHeight: 520,
    'aria-label': '列类型',
  },
}
export default meta
type Story = StoryObj<EditableGridProps>

/** Every type at once. Open a cell with F2 or a press, paste into it, clear it with Delete. */
export const EveryType: Story = {}

/** The same, with nothing to change: files can still be opened. */
export const EveryTypeReadOnly: Story = { args: { readOnly: true } }

/** Files: two at most, PDF or images; images without opening or removing; settings as the online designer writes them. */
export const Files: Story = {
  args: {
    columns: [
      { key: 'name', title: '名称', width: 160 },
      { key: 'file', title: '合同（最多 2 个）', type: 'file', number: 2, width: 240 },
      { key: 'image', title: '照片（不能删除）', type: 'image', allowRemove: false, width: 240 },
      {
        key: 'upload',
        title: '附件（uploadnum 1）',
        type: 'upload',
        fieldExtendJson: '{"uploadnum":1}',
        width: 240,
      },
    ],
    rows: [
      { id: '1', name: '甲', file: 'temp/contract.pdf', image: 'temp/stamp.png', upload: '' },
      { id: '2', name: '乙', file: '', image: '', upload: '' },
    ],
  },
}

/** The columns that an entity's lines lead to: one for every kind of field, roles, areas, categories and trees included. */
export const EntityKinds: Story = {
  parameters: { dataSource: createDemoDataSource({ dicts: demoLineKindsDicts }) },
  args: {
    columns: toGridColumns(demoLineKinds, 'demoLine', 'zh-CN').filter(({ type }) => type !== 'row-number'),
    rows: [demoLineKindsRow, { id: 'line-2' }],
  },
}
