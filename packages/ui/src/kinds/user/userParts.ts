import { UserPicker } from '../../pickers/user-picker/UserPicker'
import { pickerCondition, pickerControl } from '../shared/pickerParts'

export const UserControl = pickerControl(UserPicker)
export const UserCondition = pickerCondition(UserPicker)
