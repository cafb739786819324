import type { Link, Progress } from '../wire'

/**
 * Reports progress as whole per cents that never go back (a replay starts over unseen), and 100 only when the
 * answer is there: the server still works after the last byte has left.
 */
export function progress(): Link {
  return async (call, next) => {
    const { onProgress } = call
    if (!onProgress) return next(call)
    let last: Progress | undefined
    const report = (now: Progress) => {
      const percent = now.total ? Math.min(99, Math.floor((now.loaded / now.total) * 100)) : undefined
      if (percent !== undefined && percent < (last?.percent ?? 0) && now.direction === last?.direction) return
      last = { ...now, ...(percent !== undefined && { percent }) }
      onProgress(last)
    }
    const reply = await next({ ...call, onProgress: report })
    if (last) onProgress({ ...last, percent: 100 })
    return reply
  }
}
