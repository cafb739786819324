import { vi } from 'vitest'

/** The least that is waited for anything, in milliseconds, as `patience` of the configuration says. */
const PATIENCE = 15_000
const { waitFor } = vi

vi.waitFor = (check, options = {}) => {
  const { timeout = 0, ...more } = typeof options === 'number' ? { timeout: options } : options
  return waitFor(check, { ...more, timeout: Math.max(timeout, PATIENCE) })
}
