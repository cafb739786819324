import type { Envelope } from '@lading/core/envelope'

/** Whether an answer is an envelope: some calls answer a bare value (contract §1.2). */
export function isEnvelope(data: unknown): data is Envelope {
  return typeof data === 'object' && data !== null && typeof (data as Envelope).success === 'boolean'
}

/** The server's message in an answer of any shape; empty when it has none. */
export function messageOf(data: unknown): string {
  const message = (data as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' ? message : ''
}
