import { RolePicker } from '../../pickers/role-picker/RolePicker'
import { pickerCondition, pickerControl } from '../shared/pickerParts'

export const RoleControl = pickerControl(RolePicker)
export const RoleCondition = pickerCondition(RolePicker)
