import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { PickerMessages } from './zh-CN'

/** Texts of the pickers. */
export const pickerMessages: MessageSet<PickerMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
