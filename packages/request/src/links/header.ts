import type { Link, WireCall } from '../wire'

/** A link that sets one header to what `read` gives at the time of the call; nothing for an empty value. */
export function header(name: string, read: (call: WireCall) => string | number | null | undefined): Link {
  return (call, next) => {
    const value = read(call)
    if (value == null || value === '') return next(call)
    return next({ ...call, headers: { ...call.headers, [name]: String(value) } })
  }
}
