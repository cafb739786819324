import { appendFileSync } from 'node:fs'

/**
 * Adds one to the servers that the tests of a step have started: a character in the file of COUNT_SERVERS, which
 * `npm test` sets and compares with its budget. Without it nothing is counted.
 */
export function countServer(): void {
  const { COUNT_SERVERS } = process.env
  if (COUNT_SERVERS) appendFileSync(COUNT_SERVERS, '.')
}
