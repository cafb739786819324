// Builds the published packages and looks at what a consumer would get: that Node loads every entry,
// publint, "are the types wrong", and sizes.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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
    ['import', () => importEntries(name)],
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

/** Every entry is loaded as Node loads it, from the built files. */
function importEntries(name) {
  const cwd = join(root, 'packages', name)
  const { exports } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))
  const entries = Object.keys(exports).filter((entry) => !entry.endsWith('.json'))
  const script = `for (const entry of ${JSON.stringify(entries)}) await import('@lading/${name}' + entry.slice(1))
process.exit()`
  return run(process.execPath, ['--input-type=module', '--eval', script], { cwd, quiet: true })
}

function tarball(folder) {
  return join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? 'missing.tgz')
}
