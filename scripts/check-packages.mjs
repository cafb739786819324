// Builds the published packages and looks at what a consumer would get: publint, "are the types wrong", and sizes.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pnpm, root, run, runBin } from './lib/run.mjs'

const published = ['core', 'request', 'ui', 'server', 'cli']
let failed = 0
for (const name of published) {
  const cwd = join(root, 'packages', name)
  const tarballs = mkdtempSync(join(tmpdir(), 'lading-pack-'))
  const steps = [
    ['build', () => pnpm(['run', 'build'], { cwd, quiet: true })],
    ['pack', () => pnpm(['pack', '--pack-destination', tarballs], { cwd, quiet: true })],
    ['publint', () => runBin('publint', [tarball(tarballs), '--strict'], { quiet: true })],
    [
      'types',
      () =>
        runBin('@arethetypeswrong/cli', [tarball(tarballs), '--profile', 'esm-only', '--format', 'ascii'], {
          command: 'attw',
          quiet: true,
        }),
    ],
  ]
  for (const [step, go] of steps) {
    const { code, output } = await go()
    if (code === 0) continue
    failed += 1
    console.error(`✖ @lading/${name}: ${step}\n${output}`)
    break
  }
  rmSync(tarballs, { recursive: true, force: true })
  console.log(`• @lading/${name} looked at`)
}
const sizes = await run(process.execPath, ['scripts/check-sizes.mjs'])
process.exit(failed > 0 || sizes.code !== 0 ? 1 : 0)

function tarball(folder) {
  return join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? 'missing.tgz')
}
