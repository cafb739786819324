import { vi } from 'vitest'

/** Milliseconds: a busy machine is no reason for a test to fail; what never comes still fails within the test's time. */
const PATIENCE = 10_000
const { waitFor } = vi

vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })
