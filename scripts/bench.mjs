// `npm run bench` runs every benchmark; `npm run bench -- grid --runs 3` one of them, with its own settings.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildPortal, install } from './lib/prepare.mjs'
import { pnpm, requireNode, root, run, since, stop } from './lib/run.mjs'

const folder = join(root, 'bench')
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.replace('.mjs', ''))
/** The grid is measured from its sources; these need the built product. */
const ON_THE_PRODUCT = ['forms', 'order', 'page', 'routes', 'scale', 'server']

requireNode()
const args = process.argv.slice(2)
// Names come first; what follows the first setting belongs to the benchmark.
const firstSetting = args.findIndex((arg) => arg.startsWith('-'))
const named = firstSetting < 0 ? args : args.slice(0, firstSetting)
const settings = firstSetting < 0 ? [] : args.slice(firstSetting)

const unknown = named.filter((name) => !all.includes(name))
if (unknown.length > 0) stop(`There is no benchmark "${unknown.join('", "')}". There are: ${all.join(', ')}.`)
if (settings.length > 0 && named.length !== 1)
  stop('Settings belong to one benchmark: name it first, e.g. `npm run bench -- grid --runs 3`.')
const chosen = named.length > 0 ? named : all

await install()
console.log('• Installing the benchmarks’ own packages (the peers) …')
const { code } = await pnpm(['install', '--frozen-lockfile', '--prefer-offline', '--silent'], { cwd: folder })
if (code !== 0) stop('The packages in bench/ could not be installed. Is the package registry reachable?')
if (chosen.some((name) => ON_THE_PRODUCT.includes(name))) await buildPortal()

const failed = []
for (const name of chosen) {
  const from = Date.now()
  console.log(`\n• ${name}`)
  const result = await run(process.execPath, [join(folder, `${name}.mjs`), ...settings])
  if (result.code !== 0) failed.push(name)
  console.log(`  ${name}: ${since(from)}`)
}
if (failed.length > 0) stop(`Failed: ${failed.join(', ')}. See above.`)
