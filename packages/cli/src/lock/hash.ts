import { createHash } from 'node:crypto'

/** Name of a pristine render: its SHA-256 in hex. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** Where a pristine render lies below the state folder: `objects/ab/cdef…`. */
export function objectPath(hash: string): string {
  return `objects/${hash.slice(0, 2)}/${hash.slice(2)}`
}
