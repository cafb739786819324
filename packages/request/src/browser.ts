/**
 * The one file that reads the platform's globals. Everything here also answers where there is no browser.
 */

/** Enterprise chat apps with an own browser: they log in by themselves (spec 1 §8). */
const CHAT = /wxwork|dingtalk/i

/** Whether the page runs inside an enterprise chat app. */
export function inChatBrowser(userAgent = globalThis.navigator?.userAgent ?? ''): boolean {
  return CHAT.test(userAgent)
}

/** Whether binary answers come as `Blob`. */
export function hasNativeBlob(): boolean {
  return typeof XMLHttpRequest !== 'undefined'
}

/** `ws://…` or `wss://…` for an address of this page's host, e.g. `/api/websocket/1`. */
export function socketUrl(path: string, href = globalThis.location?.href ?? 'http://localhost/'): string {
  const url = new URL(path, href)
  url.protocol = url.protocol === 'https:' || url.protocol === 'wss:' ? 'wss:' : 'ws:'
  return url.href
}

/** Whether nobody looks at the page just now, and how to hear of changes. */
export interface Visibility {
  hidden(): boolean
  /** Gives a function that ends the listening. */
  onChange(listener: () => void): () => void
}

/** Visibility of this document; always visible where there is none. */
export const pageVisibility: Visibility = {
  hidden: () => globalThis.document?.hidden ?? false,
  onChange: (listener) => {
    globalThis.document?.addEventListener('visibilitychange', listener)
    return () => globalThis.document?.removeEventListener('visibilitychange', listener)
  },
}
