import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { startAttackServer } from './attackServer'
import { ATTACKS, runAttacks } from './runRunner'

/** More attacks of the same kinds, written for this server: what lies beside the calls of the given list. */
const NEIGHBOURS = fileURLToPath(new URL('./acceptance/neighbours.json', import.meta.url))
/** Each kind in many spellings: signatures, tokens, tenants, hidden fields, bodies, keys of repeated calls. */
const VARIATIONS = fileURLToPath(new URL('./acceptance/variations.json', import.meta.url))

it.each([
  ['the given list', ATTACKS],
  ['their neighbours', NEIGHBOURS],
  ['their variations', VARIATIONS],
])(
  'withstands all attacks of %s',
  async (_title, file) => {
    const count = (JSON.parse(readFileSync(file, 'utf8')) as unknown[]).length
    const server = await startAttackServer()
    try {
      const { pass, lines } = await runAttacks(server.base, server.fixtures, file)
      // Nothing fails and nothing is skipped.
      expect(lines).toEqual([])
      expect(pass).toBe(count)
      expect(server.damage()).toEqual([])
    } finally {
      await server.close()
    }
  },
  120_000,
)
