/**
 * 32 random hexadecimal digits. `crypto.randomUUID` exists on secure origins only; an intranet may be served without
 * TLS.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
