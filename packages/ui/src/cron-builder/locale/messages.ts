import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { CronMessages } from './zh-CN'

/** Texts of the cron builder. */
export const cronMessages: MessageSet<CronMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
