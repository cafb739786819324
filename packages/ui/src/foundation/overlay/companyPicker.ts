import dayjsGenerateConfig from '@rc-component/picker/generate/dayjs'
import { DatePicker as AntdDatePicker } from 'antd'
import dayjs from 'dayjs'
import { wireDatetime } from '@lading/core/text'

/**
 * Antd's DatePicker whose today and now are those of the wire, GMT+8, wherever the browser is: days and moments travel as
 * texts of that zone (spec 1 §9).
 */
export const CompanyDatePicker = AntdDatePicker.generatePicker({
  ...dayjsGenerateConfig,
  getNow: () => dayjs(wireDatetime(Date.now())),
}) as typeof AntdDatePicker
