import type { ComponentType } from 'react'
import { DepartmentDialog } from '../../../pickers/department-picker/DepartmentDialog'
import { PositionDialog } from '../../../pickers/position-picker/PositionDialog'
import { RoleDialog } from '../../../pickers/role-picker/RoleDialog'
import { UserDialog } from '../../../pickers/user-picker/UserDialog'
import type { PickerDialogProps } from '../../../pickers/shared/TableDialog'
import type { CellDialogProps } from '../defineCell'
import { fillsOf } from '../lookup/fillsOf'
import { valuesOf } from './valuesOf'

const DIALOGS: Readonly<Record<string, ComponentType<PickerDialogProps>>> = {
  sel_depart: DepartmentDialog,
  sel_role: RoleDialog,
  sel_position: PositionDialog,
}

/** Users by department, departments, roles or positions, as the column's type says. */
export function PeopleDialog({ value, column, onPick, onCancel }: CellDialogProps) {
  const Dialog = DIALOGS[column.def.type ?? ''] ?? UserDialog
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
