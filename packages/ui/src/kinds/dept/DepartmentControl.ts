import { DepartmentPicker } from '../../pickers/department-picker/DepartmentPicker'
import { pickerControl } from '../shared/pickerParts'

export const DepartmentControl = pickerControl(DepartmentPicker)
