import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { DictControlMessages } from './zh-CN'

/** Texts of the dictionary controls. */
export const dictControlMessages: MessageSet<DictControlMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
