import { isEnvelope } from '../envelope'
import type { Link } from '../wire'

/** A file that was asked for may be JSON itself; an envelope has no file name. */
const NAMED = /attachment|filename/i

/**
 * Reads what came instead of a file: an envelope or a framework's error inside the blob becomes the reply's
 * data, so that the links above see its text (spec 1 §8: "body parsed for the same token-expiry message").
 */
export function blobErrors(): Link {
  return async (call, next) => {
    const reply = await next(call)
    if (!(reply.data instanceof Blob)) return reply
    const failed = reply.status >= 400
    const named = NAMED.test(reply.headers['content-disposition'] ?? '')
    const isJson = (reply.headers['content-type'] ?? reply.data.type).includes('json')
    if (!failed && (named || !isJson)) return reply
    const text = await reply.data.text()
    try {
      const data = JSON.parse(text) as unknown
      return failed || isEnvelope(data) ? { ...reply, data } : reply
    } catch {
      return failed ? { ...reply, data: text } : reply
    }
  }
}
