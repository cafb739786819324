import { DepartmentPicker } from '../../pickers/department-picker/DepartmentPicker'
import { pickerCondition, pickerControl } from '../shared/pickerParts'

export const DepartmentControl = pickerControl(DepartmentPicker)
export const DepartmentCondition = pickerCondition(DepartmentPicker)
