/** Name of the query parameter that remembers where an anonymous visitor wanted to go (spec 1 §2). */
export const REDIRECT_PARAM = 'redirect'

const PROBE = 'http://portal.invalid'

/**
 * A redirect target that is safe to follow: a path of this portal, never another origin or scheme.
 * Whatever the browser could read as a host (`//x`, `/\x`, control characters inside) is refused.
 *
 * @param value the query value, relative to the portal's base, e.g. `/sales/quotation?pageNo=2`
 * @param fallback given back when `value` is missing or unsafe
 */
export function safeRedirect(value: string | null | undefined, fallback: string): string {
  if (!value || !value.startsWith('/') || /^\/[/\\]/.test(value) || /[\u0000-\u001f\u007f\\]/.test(value)) {
    return fallback
  }
  try {
    const url = new URL(value, PROBE)
    if (url.origin !== PROBE || url.pathname.startsWith('//')) return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}

/** The login path with the wanted path as its redirect query. The root needs none: it is where login leads anyway. */
export function withRedirect(loginPath: string, fullPath: string): string {
  if (fullPath === '/' || fullPath === '') return loginPath
  return `${loginPath}?${REDIRECT_PARAM}=${encodeURIComponent(fullPath)}`
}
