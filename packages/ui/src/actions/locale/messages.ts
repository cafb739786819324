import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { ActionMessages } from './zh-CN'

/** Texts of actions. */
export const actionMessages: MessageSet<ActionMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
