// The table of hands tried on other grids: node bench/hands.mjs [--peer mui] [--ids tab,enter]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { pnpm, root, run, runBin, stop } from '../scripts/lib/run.mjs'

const { values } = parseArgs({
  options: { peer: { type: 'string', default: 'all' }, ids: { type: 'string', default: '' } },
})
const folder = join(root, 'bench', 'hands')
const chromium = await findChromium()
if (!chromium) stop('No Chromium was found. Install one, or set CHROMIUM_PATH to its program file.')

const steps = [
  () => pnpm(['install', '--frozen-lockfile', '--prefer-offline', '--silent'], { cwd: folder }),
  () =>
    run(process.execPath, [join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
      cwd: folder,
    }),
  () =>
    runBin('tsx', [join(folder, 'run.ts'), values.peer, values.ids].filter(Boolean), {
      env: { CHROMIUM_PATH: chromium },
    }),
]
for (const step of steps) {
  const { code } = await step()
  if (code !== 0) stop('See above.')
}
