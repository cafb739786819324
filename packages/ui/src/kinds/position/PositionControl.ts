import { PositionPicker } from '../../pickers/position-picker/PositionPicker'
import { pickerControl } from '../shared/pickerParts'

export const PositionControl = pickerControl(PositionPicker)
