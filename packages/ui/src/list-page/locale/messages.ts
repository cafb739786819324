import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { ListPageMessages } from './zh-CN'

/** Texts of the list page. */
export const listPageMessages: MessageSet<ListPageMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
