import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { AreaMessages } from './zh-CN'

/** Texts of the area selector. */
export const areaMessages: MessageSet<AreaMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
