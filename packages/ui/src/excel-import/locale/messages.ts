import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { ImportMessages } from './zh-CN'

/** Texts of the import. */
export const importMessages: MessageSet<ImportMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
