import { UserPicker } from '../../pickers/user-picker/UserPicker'
import { pickerControl } from '../shared/pickerParts'

export const UserControl = pickerControl(UserPicker)
