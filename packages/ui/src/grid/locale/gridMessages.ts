import type { OwnLocale } from '@lading/core/text'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { GridMessages } from './zh-CN'

/** Texts of the grid in every language. */
export const gridMessages: Readonly<Record<OwnLocale, GridMessages>> = { 'zh-CN': zhCN, 'en-US': enUS }
