import { sessionZh } from '@/session/locale/zhCN'
import { shellZh } from '@/shell/locale/zhCN'
import type { Translated } from './messages'

const commonZh = {
  product: 'Lading 业务平台',
  productShort: 'Lading',
  slogan: '贸易 · 物流 · 仓储 · 采购',
  ok: '确定',
  cancel: '取消',
  close: '关闭',
  retry: '重试',
  reload: '刷新页面',
  home: '首页',
  loading: '加载中…',
  unknownError: '发生未知错误，请重试或联系管理员',
}

/** The Chinese texts that are needed before a login and around every page. */
export const zhCN = { common: commonZh, session: sessionZh, shell: shellZh }

/** Those texts in any language. */
export type Messages = Translated<typeof zhCN>
