import { vi } from 'vitest'
import { patience } from './testers/dom'

/** The least that is waited for anything, in milliseconds, as `patience` of the configuration says. */
const PATIENCE = 15_000
const { waitFor } = vi

patience.ms = PATIENCE

vi.waitFor = (check, options = {}) => {
  const { timeout = 0, ...more } = typeof options === 'number' ? { timeout: options } : options
  return waitFor(check, { ...more, timeout: Math.max(timeout, PATIENCE) })
}
