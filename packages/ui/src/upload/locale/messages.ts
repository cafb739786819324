import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { UploadMessages } from './zh-CN'

/** Texts of the upload widgets. */
export const uploadMessages: MessageSet<UploadMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
