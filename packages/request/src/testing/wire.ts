import type { Link, Next, WireCall } from '../wire'
import { chain } from '../wire'
import { axiosTransport } from '../transport'

/** A GET of `url` with what a test wants to be different. */
export function aCall(url: string, changes: Partial<WireCall> = {}): WireCall {
  return { method: 'GET', url, query: {}, headers: {}, timeout: 5000, answer: 'json', ...changes }
}

/** Links before the real transport. */
export function over(...links: Link[]): Next {
  return chain(links, axiosTransport({ locale: () => 'zh-CN', nativeBlob: false }))
}

/** A promise to settle by hand. */
export function deferred<Value = void>(): {
  promise: Promise<Value>
  resolve: (value: Value) => void
  reject: (reason: unknown) => void
} {
  let resolve!: (value: Value) => void
  let reject!: (reason: unknown) => void
  const promise = new Promise<Value>((yes, no) => ((resolve = yes), (reject = no)))
  return { promise, resolve, reject }
}
