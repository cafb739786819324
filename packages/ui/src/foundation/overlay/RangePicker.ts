import type { DatePicker as AntdDatePicker } from 'antd'
import { CompanyDatePicker } from './companyPicker'
import { edged } from './edged'
import { keepEnter } from './keepEnter'
import { steadyDays } from './steadyDays'

/** Antd's DatePicker.RangePicker by the company's clock, of which no event reaches the components around it; Enter submits no form. */
export const RangePicker: typeof AntdDatePicker.RangePicker = edged(
  steadyDays(CompanyDatePicker.RangePicker),
  keepEnter,
)
