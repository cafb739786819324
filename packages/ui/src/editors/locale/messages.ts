import type { MessageSet } from '../../foundation/locale/useMessages'
import { enUS } from './en-US'
import { zhCN } from './zh-CN'
import type { EditorMessages } from './zh-CN'

/** Texts of the editors. */
export const editorMessages: MessageSet<EditorMessages> = { 'zh-CN': zhCN, 'en-US': enUS }
