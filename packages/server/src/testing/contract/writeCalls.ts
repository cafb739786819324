import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { callsTable } from './callsTable'
import { clientCalls } from './clientCalls'

const write = (path: string, text: string) =>
  writeFileSync(fileURLToPath(new URL(`../../../../../${path}`, import.meta.url)), text)

/** `npm run calls`: writes what follows from the contract anew, for readers and for clients. */
write('docs/calls.md', callsTable())
write('packages/core/src/calls/callTable.generated.ts', clientCalls())
