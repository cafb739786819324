// `npm run release:rehearse`: the next release, as it would be made, without making it: a clone of the last commit gets its
// versions and change logs from the changesets, is built, published to a registry on this machine, and installed from
// there in an empty folder. Nothing of it reaches the workspace or a public registry.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pnpm, requireNode, root, run, runBin, runTypes, since } from './lib/run.mjs'
import { must, PUBLISHED } from './outside/pack.mjs'
import { installEmpty } from './release/installEmpty.mjs'
import { startRegistry } from './release/registry.mjs'
import { logsOf, versionsOf } from './release/versions.mjs'

requireNode()
const began = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'lading-release-'))
const house = join(folder, 'house')
const say = (what) => console.log(`• ${what} (${since(began)})`)
const quiet = { cwd: house, quiet: true }
let registry
try {
  registry = await startRegistry(join(folder, 'registry'))
  await must(
    'clone',
    run('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, house], { quiet: true }),
  )
  await must('install', pnpm(['install', '--frozen-lockfile', '--prefer-offline'], quiet))
  const before = versionsOf(house)
  await must(
    'version',
    runBin('@changesets/cli', ['version'], { command: 'changeset', from: house, ...quiet }),
  )
  const after = versionsOf(house)
  for (const [name, version] of Object.entries(after)) console.log(`  ${name} ${before[name]} → ${version}`)
  const waiting = Object.entries(after).filter(([name, version]) => version === before[name])
  if (waiting.length === PUBLISHED.length)
    throw new Error('There is no changeset: nothing would be released.')
  for (const [name, lines] of Object.entries(logsOf(house, after)))
    console.log(`  ${name}: ${lines} changes in its log`)

  // The lock file of a release says the new versions, too.
  await must('lock file', pnpm(['install', '--lockfile-only', '--prefer-offline'], quiet))
  await must(
    'types',
    runTypes(
      PUBLISHED.map((name) => `packages/${name}`),
      { from: house, ...quiet },
    ),
  )
  for (const name of PUBLISHED)
    await must(
      `build of ${name}`,
      runBin('tsup', ['--silent'], { from: house, cwd: join(house, 'packages', name), quiet: true }),
    )
  say('versions and builds stand')

  await must(
    'publish',
    pnpm(['exec', 'changeset', 'publish', '--no-git-tag'], { ...quiet, env: registry.env }),
  )
  say('published to a registry on this machine')
  await installEmpty(join(folder, 'stranger'), { registry, versions: after })
  say('installed from it in an empty folder, every entry is there and runs')
} finally {
  await registry?.stop()
  rmSync(folder, { recursive: true, force: true })
}
