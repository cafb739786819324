import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from 'antd'
import { useState } from 'react'
import type { SourceRow } from '../../foundation/dataSource'
import { SourceError } from '../../foundation/dataSource'
import { useUi } from '../../foundation/useUi'
import { waitFor } from '../../testing/testers/dom'
import { treeTableTester } from '../../testing/testers/treeTableTester'
import { SubTablePopover } from '../sub-table/SubTablePopover'
import { TreeTable } from './TreeTable'
import { useTreeTable } from './useTreeTable'
import type { TreeTableOptions } from './useTreeTable'

const NAMES = [
  '备件',
  '物料',
  '滑油',
  '伙食',
  '通导',
  '化学品',
  '淡水',
  '劳务',
  '船用油漆',
  '安全设备',
  '索具',
  '海图',
]

const row = (id: string, name: string, depth: number): SourceRow => ({
  id,
  name,
  code: id.toUpperCase(),
  hasChildren: depth < 3 ? '1' : '0',
})

/** Categories of goods: twelve roots, three below each, three levels. */
const categories: TreeTableOptions['load'] = ({ parentId, pageNo, pageSize }) => {
  const parent = String(parentId)
  if (parent === '0') {
    const roots = NAMES.map((name, at) => row(`c${at + 1}`, name, 1))
    const from = (Number(pageNo) - 1) * Number(pageSize)
    return Promise.resolve({ records: roots.slice(from, from + Number(pageSize)), total: roots.length })
  }
  const depth = parent.split('-').length + 1
  const name = NAMES[Number(/^c(\d+)/.exec(parent)?.[1]) - 1]
  return Promise.resolve(
    [1, 2, 3].map((at) => row(`${parent}-${at}`, `${name} ${parent.slice(2)}-${at}`, depth)),
  )
}

const CHINESE = {
  label: '商品分类',
  name: '名称',
  code: '编码',
  suppliers: '供应商',
  suppliersOf: (name: string) => `${name}的供应商`,
  grade: '等级',
  add: '新增',
}
const ENGLISH: typeof CHINESE = {
  label: 'Categories of goods',
  name: 'Name',
  code: 'Code',
  suppliers: 'Suppliers',
  suppliersOf: (name) => `Suppliers of ${name}`,
  grade: 'Grade',
  add: 'Add',
}

function Categories({ load }: { load: TreeTableOptions['load'] }) {
  const tree = useTreeTable({ load })
  const texts = useUi().locale === 'zh-CN' ? CHINESE : ENGLISH
  const [added, setAdded] = useState<SourceRow>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <>
      <TreeTable
        label={texts.label}
        tree={tree}
        columns={[
          { key: 'name', title: texts.name },
          { key: 'code', title: texts.code, width: 160 },
        ]}
        selection={{ keys: chosen, onChange: setChosen }}
        onAddChild={setAdded}
        operations={(record) => (
          <SubTablePopover
            title={texts.suppliersOf(String(record.name))}
            columns={[
              { key: 'name', title: texts.suppliers },
              { key: 'grade', title: texts.grade, width: 80 },
            ]}
            load={() => Promise.resolve([{ id: '1', name: '浙江远洋航运集团', grade: 'A' }])}
          >
            {texts.suppliers}
          </SubTablePopover>
        )}
      >
        <Button type="primary">{texts.add}</Button>
      </TreeTable>
      <output>{added && `${String(added.name)} ←`}</output>
    </>
  )
}

const meta = {
  title: 'List page/TreeTable',
  component: Categories,
  args: { load: categories },
} satisfies Meta<typeof Categories>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const EnglishDark: Story = { globals: { theme: 'dark', locale: 'en-US' } }

/** A row that was opened shows what is below it. */
export const Opened: Story = {
  play: async () => {
    const tree = treeTableTester()
    await tree.ready()
    await tree.open('备件')
    await waitFor('the rows below', () => tree.names()[1] === '备件 -1' && tree.names()[4] === '物料')
  },
}

/** The first answer has not come yet. */
export const Loading: Story = { args: { load: () => new Promise(() => {}) } }

export const Empty: Story = { args: { load: () => Promise.resolve([]) } }

/** The roots cannot be loaded. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new SourceError('数据库连接失败，请稍后再试', 500)) },
}

/** The answer is neither an array nor an object with records (spec 2 §8). */
export const UnknownData: Story = { args: { load: () => Promise.resolve('ok') } }

/** The children of every row cannot be loaded. */
export const BranchFailed: Story = {
  args: {
    load: (params, signal) =>
      params.parentId === '0' ? categories(params, signal) : Promise.reject(new SourceError('网络超时', 504)),
  },
}

export const LongTexts: Story = {
  args: {
    load: () =>
      Promise.resolve([
        {
          ...row('c1', '名称很长的商品分类名称很长的商品分类名称很长的商品分类名称很长的商品分类', 1),
          code: 'X'.repeat(60),
        },
      ]),
  },
}
