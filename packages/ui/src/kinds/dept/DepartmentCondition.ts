import { DepartmentPicker } from '../../pickers/department-picker/DepartmentPicker'
import { pickerCondition } from '../shared/pickerParts'

export const DepartmentCondition = pickerCondition(DepartmentPicker)
