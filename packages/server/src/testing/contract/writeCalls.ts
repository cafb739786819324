import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { callsTable } from './callsTable'

/** `npm run calls`: writes `docs/calls.md` anew. */
writeFileSync(fileURLToPath(new URL('../../../../../docs/calls.md', import.meta.url)), callsTable())
