import { DatePicker as AntdDatePicker } from 'antd'
import { edged } from './edged'
import { keepEnter } from './keepEnter'

/** Antd's DatePicker.RangePicker, of which no event reaches the components around it; Enter submits no form. */
export const RangePicker: typeof AntdDatePicker.RangePicker = edged(AntdDatePicker.RangePicker, keepEnter)
