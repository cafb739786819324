import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { KindMessages } from './zh-CN'

/** Texts of the controls of fields. */
export const kindMessages: MessageSet<KindMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
