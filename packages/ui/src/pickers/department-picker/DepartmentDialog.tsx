import { DownOutlined } from '@ant-design/icons'
import { App, Button, Input } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Modal } from '../../foundation/overlay/Modal'
import { Css } from '../../foundation/Css'
import { useMessages } from '../../foundation/locale/useMessages'
import { DropMenu } from '../../foundation/popup/DropMenu'
import type { RemoteOption } from '../../foundation/remote-select/remoteOption'
import { pickerMessages } from '../locale/messages'
import type { PickerDialogProps } from '../shared/TableDialog'
import { pickerCss } from '../styles'
import { check } from './treeIndex'
import { DepartmentTree } from './DepartmentTree'
import { useDepartments } from './useDepartments'

/** Width in pixels (spec 2 §2, §9). */
const WIDTH = 500
const TREE_HEIGHT = 400

/** 选择部门: a tree with boxes; in multi mode a menu links parents with children or lets each stand by itself. */
export function DepartmentDialog({ values, multiple, onOk, onCancel }: PickerDialogProps): ReactNode {
  const texts = useMessages(pickerMessages)
  const { message } = App.useApp()
  const departments = useDepartments()
  const { index } = departments
  const [checked, setChecked] = useState<ReadonlySet<string>>(() => new Set(values))
  const [linked, setLinked] = useState(false)

  const missing = index.size === 0 ? [] : [...checked].filter((id) => !index.has(id))

  const option = (id: string): RemoteOption => {
    const node = index.get(id)?.node
    return node ? { value: id, text: node.departName, row: { ...node } } : { value: id, text: id }
  }
  const ok = () => {
    if (checked.size === 0) {
      void message.warning(texts.chooseDepartment)
      return
    }
    onOk([...checked].map(option))
  }
  const modes = [
    { key: 'linked', label: texts.linked },
    { key: 'unlinked', label: texts.unlinked },
  ]
  const footer = (
    <div className="lading-picker-bar lading-picker-bar-end">
      {multiple && (
        <DropMenu
          placement="topLeft"
          menu={{
            items: modes,
            selectable: true,
            selectedKeys: [linked ? 'linked' : 'unlinked'],
            onClick: ({ key }) => setLinked(key === 'linked'),
          }}
        >
          <Button
            icon={<DownOutlined />}
            iconPlacement="end"
            aria-label={`${texts.checkMode}：${linked ? texts.linked : texts.unlinked}`}
            title={texts.checkMode}
          >
            {linked ? texts.linked : texts.unlinked}
          </Button>
        </DropMenu>
      )}
      <span className="lading-picker-muted" role="status" style={{ marginInlineEnd: 'auto' }}>
        {texts.selected(checked.size)}
      </span>
      {/* On a phone both go to the next line, and not one of them. */}
      <div className="lading-picker-answers">
        <Button onClick={onCancel}>{texts.close}</Button>
        <Button type="primary" onClick={ok}>
          {texts.confirm}
        </Button>
      </div>
    </div>
  )
  return (
    <Modal open title={texts.departmentTitle} width={WIDTH} footer={footer} onCancel={onCancel}>
      <Css name="picker">{pickerCss}</Css>
      <div className="lading-picker-main">
        <Input.Search
          autoFocus
          allowClear
          aria-label={texts.departmentName}
          placeholder={texts.enterDepartmentName}
          onSearch={(word) => void departments.search(word)}
        />
        <DepartmentTree
          departments={departments}
          height={TREE_HEIGHT}
          checked={checked}
          linked={multiple && linked}
          onPick={({ id }) =>
            setChecked((last) => {
              if (multiple) return check(index, last, id, linked)
              return last.has(id) ? new Set() : new Set([id])
            })
          }
        />
        {missing.length > 0 && (
          <div className="lading-picker-bar">
            <span className="lading-picker-muted">{texts.notInTree(missing.length)}</span>
            <Button
              type="link"
              size="small"
              onClick={() => setChecked((last) => new Set([...last].filter((id) => index.has(id))))}
            >
              {texts.remove}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  )
}
