import type { Locale } from '@lading/core/text'

import { fileError } from '../files/download'
import type { Link } from '../wire'

/**
 * Refuses downloads that lead to nothing (spec 1 §8): without an address 未知的文件, without content
 * 文件下载失败. An empty file is never handed to the user.
 */
export function files(locale: () => Locale): Link {
  return async (call, next) => {
    if (call.answer !== 'file') return next(call)
    if (call.url.trim() === '') throw fileError('unknownFile', locale())
    const reply = await next(call)
    if ((reply.data as Blob).size === 0) throw fileError('emptyFile', locale(), reply.status)
    return reply
  }
}
