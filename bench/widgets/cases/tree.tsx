import { UiProvider } from '@lading/ui/foundation'
import type { DepartmentNode } from '@lading/ui/foundation'
import { DepartmentPicker } from '@lading/ui/pickers'
import { createFakeDataSource } from '@lading/ui/testing'
import { Button, Input, Modal, Tree } from 'antd'
import type { TreeDataNode } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { painted, until } from '../case'
import type { Case } from '../case'

/** 10 companies of 10 departments of 100 teams, all but a few of them: 10,000 nodes and some. */
const COMPANIES = 10
const DEPARTMENTS = 10
const TEAMS = 99

function departments(): DepartmentNode[] {
  const node = (id: string, departName: string, children?: DepartmentNode[]) =>
    ({
      id,
      key: id,
      value: id,
      title: departName,
      departName,
      orgCode: id,
      ...(children && { children }),
    }) as DepartmentNode
  return Array.from({ length: COMPANIES }, (_, c) =>
    node(
      `c${c}`,
      `第 ${c + 1} 公司`,
      Array.from({ length: DEPARTMENTS }, (_d, d) =>
        node(
          `c${c}d${d}`,
          `第 ${c + 1}-${d + 1} 部`,
          Array.from({ length: TEAMS }, (_t, t) =>
            node(`c${c}d${d}t${t}`, `班组 ${c + 1}-${d + 1}-${t + 1}`),
          ),
        ),
      ),
    ),
  )
}

const NODES = departments()
const WANTED = '班组 7-7-77'

/** antd's own tree in a dialog, with the filter that its documentation shows. */
function Plain() {
  const [open, setOpen] = useState(false)
  const [word, setWord] = useState('')
  const convert = (nodes: readonly DepartmentNode[]): TreeDataNode[] =>
    nodes.flatMap((node) => {
      const children = node.children ? convert(node.children) : []
      const hit = word === '' || node.departName.includes(word) || children.length > 0
      return hit ? [{ key: node.id, title: node.departName, children }] : []
    })
  return (
    <>
      <Button onClick={() => setOpen(true)}>open</Button>
      <Modal open={open} width={500} onCancel={() => setOpen(false)}>
        <Input.Search onSearch={setWord} />
        {open && (
          <Tree checkable virtual height={400} defaultExpandAll key={word} treeData={convert(NODES)} />
        )}
      </Modal>
    </>
  )
}

async function measure(host: HTMLElement, element: ReactNode): Promise<{ open: number; filter: number }> {
  const place = document.createElement('div')
  host.append(place)
  const root = createRoot(place)
  root.render(element)
  await until('the opener', () => place.querySelector('button,[role=combobox],[aria-haspopup]') !== null)
  await painted()
  const shows = (text: string) =>
    [...document.querySelectorAll('.ant-modal .ant-tree-title, .ant-modal [role=treeitem]')].some((each) =>
      each.textContent.includes(text),
    )
  const opener =
    place.querySelector<HTMLElement>('[aria-haspopup=dialog]') ?? place.querySelector<HTMLElement>('button')!
  const from = performance.now()
  opener.click()
  await until('the tree', () => shows('第 1 公司'))
  const open = performance.now() - from
  await new Promise((resolve) => setTimeout(resolve, 600))
  const input = document.querySelector<HTMLInputElement>('.ant-modal input')!
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  write.call(input, WANTED)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await painted()
  const typed = performance.now()
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }))
  await until('the department', () => shows(WANTED) && !shows('班组 1-1-1'))
  const filter = performance.now() - typed
  root.unmount()
  place.remove()
  return { open, filter }
}

/** A tree of 10,000 departments, opened and filtered, beside antd's plain tree. */
export const run: Case = async (host) => {
  const source = createFakeDataSource({ departments: NODES })
  const ours = () =>
    measure(
      host,
      <UiProvider dataSource={source}>
        <DepartmentPicker multiple aria-label="部门" />
      </UiProvider>,
    )
  const plain = () => measure(host, <Plain />)
  // The first ones load the chunks of the dialogs.
  await ours()
  await plain()
  const mine = await ours()
  const theirs = await plain()
  return [
    { name: 'department picker: 10,000 nodes opened', value: mine.open, unit: 'ms', goal: 200 },
    { name: 'antd Tree in a Modal: opened', value: theirs.open, unit: 'ms' },
    { name: 'department picker: filtered', value: mine.filter, unit: 'ms', goal: 100 },
    { name: 'antd Tree in a Modal: filtered', value: theirs.filter, unit: 'ms' },
  ]
}
