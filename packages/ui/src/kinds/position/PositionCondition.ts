import { PositionPicker } from '../../pickers/position-picker/PositionPicker'
import { pickerCondition } from '../shared/pickerParts'

export const PositionCondition = pickerCondition(PositionPicker)
