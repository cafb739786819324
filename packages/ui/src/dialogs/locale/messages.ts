import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { DialogMessages } from './zh-CN'

/** Texts of the dialogs. */
export const dialogMessages: MessageSet<DialogMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
