/**
 * How long tests may take, in milliseconds. A busy machine is no reason for a test to fail: these limits only end what
 * hangs, and what never comes still fails. In CI a test is tried once more before its failure counts, as are the
 * end-to-end tests.
 */
export const patience = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
  retry: process.env['CI'] ? 1 : 0,
}
