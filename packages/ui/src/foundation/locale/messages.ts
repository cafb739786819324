import type { MessageSet } from './useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { FoundationMessages } from './zh-CN'

/** Texts of the foundation. */
export const foundationMessages: MessageSet<FoundationMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
