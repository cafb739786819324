import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { FormMessages } from './zh-CN'

/** Texts of the form. */
export const formMessages: MessageSet<FormMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
