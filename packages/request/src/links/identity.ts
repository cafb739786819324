import type { WireCall, WireReply } from '../wire'

/** Who is asking: answers are never shared between sessions, tenants or apps. */
export type Identity = () => string

function sorted(value: Record<string, unknown>): [string, unknown][] {
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}

/** Equal for calls that must have the same answer: who asks, address, parameters whatever their order, headers. */
export function identityOf(call: WireCall, who: string): string {
  return JSON.stringify([who, call.method, call.url, sorted(call.query), sorted(call.headers)])
}

/** A reply of its own: one receiver's changes to the data do not reach another's. */
export function copyOf(reply: WireReply): WireReply {
  return { ...reply, data: structuredClone(reply.data) }
}
