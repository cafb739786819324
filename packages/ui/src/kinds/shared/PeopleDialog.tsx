import { DIALOGS } from '../dialogs'
import type { CellDialogProps } from '../../grid/api/cell'
import { fillsOf } from '../../grid/cells/lookup/fillsOf'
import { valuesOf } from './valuesOf'

/** Users by department, departments, roles or positions, as the column's type says. */
export function PeopleDialog({ value, column, onPick, onCancel }: CellDialogProps) {
  const Dialog = DIALOGS[column.def.type ?? '']
  if (!Dialog) return null
  return (
    <Dialog
      values={valuesOf(value)}
      multiple={column.several}
      onCancel={onCancel}
      onOk={(chosen) => {
        column.learn(chosen)
        const [first] = chosen
        const fills = first && !column.several ? fillsOf(column.def.props?.['fills'], first) : {}
        onPick(chosen.map((option) => option.value).join(','), fills)
      }}
    />
  )
}
