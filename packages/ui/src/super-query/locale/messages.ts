import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { SuperQueryMessages } from './zh-CN'

/** Texts of the advanced query. */
export const superQueryMessages: MessageSet<SuperQueryMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
