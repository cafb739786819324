import type { ReactNode } from 'react'
import type { Field } from '@lading/core/entity'
import { DepartmentPicker } from './department-picker/DepartmentPicker'
import { PositionPicker } from './position-picker/PositionPicker'
import { RecordPicker } from './record-picker/RecordPicker'
import { RolePicker } from './role-picker/RolePicker'
import type { PickerFieldProps } from './shared/pickerSource'
import { UserPicker } from './user-picker/UserPicker'

/** Whether a field's values are picked in a dialog. */
export function hasPicker({ kind }: Field): boolean {
  return ['user', 'dept', 'role', 'position', 'record'].includes(kind)
}

/** The picker of an entity's field, by its kind; nothing for other kinds. */
export function EntityPicker({ field, ...props }: PickerFieldProps & { field: Field }): ReactNode {
  switch (field.kind) {
    case 'user':
      return <UserPicker {...props} />
    case 'dept':
      return <DepartmentPicker {...props} />
    case 'role':
      return <RolePicker {...props} />
    case 'position':
      return <PositionPicker {...props} />
    case 'record':
      return field.ref ? <RecordPicker {...props} reference={field.ref} /> : null
    default:
      return null
  }
}
