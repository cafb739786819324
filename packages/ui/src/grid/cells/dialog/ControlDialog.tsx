import { Modal } from 'antd'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { AreaSelect } from '../../../area-select/AreaSelect'
import { CategorySelect, DictTreeSelect } from '../../../dict-controls/DictTreeSelect'
import type { CompiledColumn } from '../../engine/compileColumns'
import type { CellDialogProps } from '../defineCell'

/** Height in pixels. */
const LIST_ROOM = 320

/** Picks an area, categories or nodes of a tree, level by level, with the control that forms have. */
export function ControlDialog({ value: stored, column, messages, onPick, onCancel }: CellDialogProps) {
  const [value, setValue] = useState(() => (stored === null || stored === undefined ? '' : String(stored)))
  return (
    <Modal
      open
      title={column.title}
      okText={messages.confirm}
      cancelText={messages.cancel}
      onOk={() => onPick(value)}
      onCancel={onCancel}
      mask={{ closable: false }}
      // The list of the control opens above the buttons, not over them.
      styles={{ body: { minHeight: LIST_ROOM } }}
    >
      <Control column={column} value={value} onChange={(next) => setValue(next ?? '')} />
    </Modal>
  )
}

interface ControlProps {
  column: CompiledColumn
  value: string
  onChange: (value: string | null) => void
}

function Control({ column, value, onChange }: ControlProps): ReactNode {
  const { def, several: multiple } = column
  const common = {
    value: value === '' ? null : value,
    onChange,
    'aria-label': column.title,
    autoFocus: true,
  }
  if (def.type === 'sel_area') return <AreaSelect {...common} />
  const root = def.props?.['ref']
  if (def.type === 'sel_category')
    return (
      <CategorySelect {...common} multiple={multiple} {...(typeof root === 'string' && { pcode: root })} />
    )
  return <DictTreeSelect {...common} multiple={multiple} code={def.dictCode ?? def.dict ?? ''} />
}
