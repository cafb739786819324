// `npm run db -- backup <file>`, `restore <file>`, `move <postgres-url>`: see docs/operations.en-US.md.
import { join } from 'node:path'
import { install } from './lib/prepare.mjs'
import { requireNode, root, runBin } from './lib/run.mjs'

requireNode()
await install()
const { code } = await runBin('tsx', [
  '--conditions=@lading/source',
  join(root, 'packages', 'portal', 'server', 'database.ts'),
  ...process.argv.slice(2),
])
process.exitCode = code
