import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Keeps texts so that a copy of the database alone does not tell them. */
export interface Seal {
  close: (text: string) => string
  /** @returns undefined for what was sealed with another secret, or changed since */
  open: (sealed: string) => string | undefined
}

/**
 * A seal of the server.
 * @param secret of the server; with another one nothing that was sealed can be read any more
 * @param purpose seals of one purpose cannot be opened for another
 */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    close: (text) => {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(ALGORITHM, key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed) => {
      try {
        const bytes = Buffer.from(sealed, 'base64url')
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE))
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        return undefined
      }
    },
  }
}
