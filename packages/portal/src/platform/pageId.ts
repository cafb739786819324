/** Names this load of the page: 32 hexadecimal digits (contract §15.2). */
export const PAGE_ID = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')
