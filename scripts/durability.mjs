// `npm run durability -- [--rounds 10] [--database postgres://…]`: kills a saving server with SIGKILL, again and again.
import { parseArgs } from 'node:util'
import { install } from './lib/prepare.mjs'
import { requireNode, runBin } from './lib/run.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, database: { type: 'string' } },
})
requireNode()
await install()
const env = {
  KILL_ROUNDS: values.rounds,
  ...(values.database && { TEST_DATABASE_URL: values.database }),
}
const { code } = await runBin('vitest', ['run', '--project', 'server', 'src/durability.test.ts'], { env })
process.exit(code)
