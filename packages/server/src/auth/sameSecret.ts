import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a given secret (token, code, signature) is the right one. How long the answer takes says nothing about
 * where the two differ, nor how long the right one is (security.md §3).
 */
export function isSameSecret(given: string, right: string): boolean {
  return timingSafeEqual(digest(given), digest(right))
}
