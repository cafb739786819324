import type { PickedColumnType } from '@lading/core/entity'
import type { ComponentType } from 'react'
import { DepartmentDialog } from '../pickers/department-picker/DepartmentDialog'
import { PositionDialog } from '../pickers/position-picker/PositionDialog'
import { RoleDialog } from '../pickers/role-picker/RoleDialog'
import type { PickerDialogProps } from '../pickers/shared/TableDialog'
import { UserDialog } from '../pickers/user-picker/UserDialog'

type Dialog = ComponentType<PickerDialogProps>

/** The dialog in which a cell's value is picked, by the kind's column type. */
export const DIALOGS: Readonly<Record<string, Dialog>> = {
  sel_user: UserDialog,
  sel_depart: DepartmentDialog,
  sel_role: RoleDialog,
  sel_position: PositionDialog,
} satisfies Record<PickedColumnType, Dialog> & Record<string, Dialog>
