import { UserPicker } from '../../pickers/user-picker/UserPicker'
import { pickerCondition } from '../shared/pickerParts'

export const UserCondition = pickerCondition(UserPicker)
