import { RolePicker } from '../../pickers/role-picker/RolePicker'
import { pickerCondition } from '../shared/pickerParts'

export const RoleCondition = pickerCondition(RolePicker)
