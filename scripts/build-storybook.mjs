// Builds the Storybook of @lading/ui; fails when a story cannot be built.
import { join } from 'node:path'
import { root, runBin } from './lib/run.mjs'

const ui = join(root, 'packages', 'ui')
const { code, output } = await runBin('storybook', ['build', '--quiet', '--disable-telemetry'], {
  cwd: ui,
  from: ui,
  quiet: true,
  env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
})
if (code !== 0) console.error(output)
else console.log('built')
process.exit(code)
