import { RolePicker } from '../../pickers/role-picker/RolePicker'
import { pickerControl } from '../shared/pickerParts'

export const RoleControl = pickerControl(RolePicker)
