import type { DatePicker as AntdDatePicker } from 'antd'
import { CompanyDatePicker } from './companyPicker'
import { edged } from './edged'
import { keepEnter } from './keepEnter'
import { steadyDays } from './steadyDays'

/** Antd's DatePicker by the company's clock, of which no event reaches the components around it; Enter takes the day and submits no form. */
export const DatePicker: typeof AntdDatePicker = edged(steadyDays(CompanyDatePicker), keepEnter)
