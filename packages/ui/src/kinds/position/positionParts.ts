import { PositionPicker } from '../../pickers/position-picker/PositionPicker'
import { pickerCondition, pickerControl } from '../shared/pickerParts'

export const PositionControl = pickerControl(PositionPicker)
export const PositionCondition = pickerCondition(PositionPicker)
