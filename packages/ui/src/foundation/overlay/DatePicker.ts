import { DatePicker as AntdDatePicker } from 'antd'
import { edged } from './edged'
import { keepEnter } from './keepEnter'

/** Antd's DatePicker, of which no event reaches the components around it; Enter takes the day and submits no form. */
export const DatePicker: typeof AntdDatePicker = edged(AntdDatePicker, keepEnter)
