import type { Locale, Text } from '@lading/core/text'
import { textIn } from '@lading/core/text'

/**
 * What the client says to the user. Texts of the error catalogues (spec 1 §8, spec 2 §8) are kept to the
 * letter; the English ones are the "standard texts" of spec 1 §8 where it names them.
 */
export const messages = {
  title: { zh: '系统提示', en: 'System Notice' },
  forbidden: { zh: '拒绝访问', en: 'Access Denied' },
  notFound: { zh: '未找到', en: 'Not Found' },
  timeout: { zh: '网络超时', en: 'Network Outtime' },
  unauthorized: { zh: '未授权，请重新登录', en: 'Unauthorized, please log in again' },
  expiredTitle: { zh: '登录已过期', en: 'Login Expired' },
  expiredText: { zh: '请重新登录', en: 'Sorry login has expired please log in again' },
  relogin: { zh: '重新登录', en: 're-login' },
  expiredInChat: { zh: '登录已过期，正在重新登录', en: 'Login expired, logging in again' },
  emptyFile: { zh: '文件下载失败', en: 'File download failed' },
  unknownFile: { zh: '未知的文件', en: 'Unknown file' },
  network: { zh: '网络异常，请检查网络连接后重试', en: 'Network error: check the connection and try again' },
  format: {
    zh: '服务器返回了无法识别的内容，请稍后重试或联系管理员',
    en: 'The server sent an answer that cannot be read: try again later or ask the administrator',
  },
  failed: {
    zh: '请求失败（HTTP {status}），请稍后重试或联系管理员',
    en: 'The request failed (HTTP {status}): try again later or ask the administrator',
  },
  business: { zh: '操作失败', en: 'The operation failed' },
  uploadFailed: { zh: '{name} 上传失败', en: '{name}: upload failed' },
} satisfies Record<string, Text>

/** Key of a text of the client. */
export type MessageKey = keyof typeof messages

/** A text in a language, with `{name}` places filled. */
export function say(key: MessageKey, locale: Locale, values: Record<string, string | number> = {}): string {
  return textIn(messages[key], locale).replace(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place),
  )
}
