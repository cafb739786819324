// `npm run attacks -- [file] [--database <url>] [areaOrId]`: starts a fresh server filled with what the attacks name
// and fires the file at it. Default file: the repository's copy of the list.
import { join, resolve } from 'node:path'
import { install } from './lib/prepare.mjs'
import { requireNode, root, runBin } from './lib/run.mjs'

requireNode()
await install()
const args = process.argv.slice(2).map((arg) => (arg.endsWith('.json') ? resolve(arg) : arg))
const { code } = await runBin('tsx', [
  '--conditions=@lading/source',
  join(root, 'packages', 'server', 'src', 'testing', 'attacks', 'main.ts'),
  ...args,
])
process.exitCode = code
