import { useState } from 'react'
import type { ReactNode } from 'react'
import { AreaSelect } from '../../area-select/AreaSelect'
import { CategorySelect, DictTreeSelect } from '../../dict-controls/DictTreeSelect'
import type { CompiledColumn, CellDialogProps } from '../../grid/api/cell'
import { CellModal } from '../../grid/cells/dialog/CellModal'

/** Height in pixels. */
const LIST_ROOM = 320

/** Picks an area, categories or nodes of a tree, level by level, with the control that forms have. */
export function ControlDialog({ value: stored, ...dialog }: CellDialogProps) {
  const [value, setValue] = useState(() => (stored === null || stored === undefined ? '' : String(stored)))
  return (
    // The list of the control opens above the buttons, not over them.
    <CellModal {...dialog} text={value} styles={{ body: { minHeight: LIST_ROOM } }}>
      <Control column={dialog.column} value={value} onChange={(next) => setValue(next ?? '')} />
    </CellModal>
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
