// Grid benchmark: `node bench/grid.mjs --peers lading,glide --measures mount,scroll --runs 3`. See --help.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { findChromium } from '../scripts/lib/chromium.mjs'
import { pnpm, runBin, stop } from '../scripts/lib/run.mjs'
import { launch, serve } from './grid/driver/browser.mjs'
import { measures } from './grid/driver/measures/index.mjs'
import { markdown } from './grid/driver/report.mjs'
import { runAll, summary } from './grid/driver/runs.mjs'
import { chunkOf } from './grid/driver/chunk.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const built = join(here, 'dist')
const allPeers = readdirSync(join(here, 'grid', 'peers'))
  .map((file) => file.replace(/\.tsx?$/, ''))
  .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))

/** Needs another React, hence packages and a build of its own; takes tens of rows, so it is measured at its own size. */
const PRO_TABLE = 'pro-table'
/** What EditableProTable can hold, with the grid of the house beside it at the same size. */
const SMALL = { rows: 50, columns: 10, measures: ['mount', 'edit'] }
/** Without `--runs`: what twenty minutes are enough for, and with `--fast` what five are. */
const RUNS = 3
const FAST = { runs: 1, without: ['blankSlow', 'blankFast', 'leak', 'huge'] }

const HELP = `Measures editable grids side by side.

  --peers <a,b>      ${[...allPeers, PRO_TABLE].join(', ')} (default: all)
                     ${PRO_TABLE} is measured at ${SMALL.rows} x ${SMALL.columns}, with lading beside it
  --measures <a,b>   ${Object.keys(measures).join(', ')} (default: all)
  --runs <n>         counted runs after one warm-up (default ${RUNS})
  --fast             one run, without ${FAST.without.join(', ')}
  --rows <n>         default 100000
  --columns <n>      default 30
  --dpr <n>          device pixel ratio (default 1)
  --verbose          every number as it comes
  --skip-build       use what was built last
  --out <name>       bench/results/<name>.json and .md (default grid)`

const { values: given } = parseArgs({
  options: {
    peers: { type: 'string' },
    measures: { type: 'string' },
    runs: { type: 'string' },
    fast: { type: 'boolean', default: false },
    rows: { type: 'string', default: '100000' },
    columns: { type: 'string', default: '30' },
    dpr: { type: 'string', default: '1' },
    'skip-build': { type: 'boolean', default: false },
    out: { type: 'string', default: 'grid' },
    verbose: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (given.help) {
  console.log(HELP)
  process.exit(0)
}

given.runs ??= String(given.fast ? FAST.runs : RUNS)
const peers = choose(given.peers, [...allPeers, PRO_TABLE], 'peer')
const usual = Object.keys(measures).filter((name) => !given.fast || !FAST.without.includes(name))
const names = given.measures ? choose(given.measures, Object.keys(measures), 'measure') : usual
const [runs, rows, columns, dpr] = ['runs', 'rows', 'columns', 'dpr'].map(count)

if (!given['skip-build']) await build()
else if (!existsSync(join(built, 'grid', 'index.html')))
  stop('Nothing was built yet: leave out --skip-build.')
const chromium = await findChromium()
if (!chromium) stop('No Chromium was found. Install one, or set CHROMIUM_PATH to its program file.')

// An interrupted run leaves no half result behind; the browsers end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))

const server = await serve(built)
const machine = await describeMachine()
const common = {
  open: () => launch(chromium),
  urlOf: (peer) => (peer === PRO_TABLE ? `${server.url}pro-table/` : `${server.url}grid/?peer=${peer}`),
  runs,
  say: (line) => console.log(`  ${line}`),
  tell: given.verbose ? (line) => console.log(`    ${line}`) : undefined,
}
const began = Date.now()
try {
  const large = peers.filter((peer) => peer !== PRO_TABLE)
  const small = { size: { ...SMALL, dpr }, results: [] }
  if (peers.includes(PRO_TABLE)) {
    console.log(`• ${SMALL.rows} × ${SMALL.columns}`)
    // Once: a key takes it the better part of a second, and the figures are far apart.
    const pair = { peers: ['lading', PRO_TABLE], names: SMALL.measures, size: small.size, runs: 1 }
    small.results = await runAll({ ...common, ...pair })
  }
  console.log(`• ${rows.toLocaleString('en')} × ${columns}`)
  const chunks = Object.fromEntries(await Promise.all(large.map(async (peer) => [peer, await chunkOf(peer)])))
  const known = (results) =>
    results.map((result) => ({
      ...result,
      numbers: { ...result.numbers, ...(chunks[result.name] && { chunk: [chunks[result.name]] }) },
    }))
  const results = await runAll({
    ...common,
    peers: large,
    names,
    size: { rows, columns, dpr },
    // A run that is broken off leaves what it has found.
    keep: (sofar, run) => run < runs && save(known(sofar), small, run),
  })
  machine.loadAfter = load()
  console.log(
    `\n${await save(known(results), small, runs)}\nWritten to bench/results/${given.out}.md and .json`,
  )
  console.log(`Measured in ${Math.round((Date.now() - began) / 60_000)} minutes.`)
  if (results.some((peer) => peer.name === 'lading' && peer.problems.length > 0)) process.exitCode = 1
} finally {
  server.close()
}

/** Writes the results; answers them as text. */
async function save(results, small, done) {
  const setup = { rows, columns, runs: done, dpr, measures: names }
  const report = { machine, setup, peers: results.map(described) }
  if (small.results.length > 0) report.small = { size: small.size, peers: small.results.map(described) }
  const text = markdown(report)
  await write(`${given.out}.json`, JSON.stringify(report), 'json')
  await write(`${given.out}.md`, text, 'markdown')
  return text
}

function described(result) {
  return {
    ...result,
    title: result.card?.title ?? result.name,
    version: result.card ? versionOf(result.card.package) : '',
    note: result.card?.note ?? '',
    summary: summary(result.numbers),
  }
}

/** In the formatting of the house: results are kept in the repository. */
async function write(name, text, parser) {
  const file = join(here, 'results', name)
  mkdirSync(join(here, 'results'), { recursive: true })
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser }))
}

async function build() {
  console.log('• Building the pages of the grid benchmark …')
  await buildPages(join(here, 'grid'), here)
  if (!peers.includes(PRO_TABLE)) return
  const own = join(here, PRO_TABLE)
  const { code } = await pnpm(['install', '--frozen-lockfile', '--prefer-offline', '--silent'], { cwd: own })
  if (code !== 0) stop('The packages in bench/pro-table could not be installed: see above.')
  await buildPages(own, own)
}

/** @param packages folder in whose node_modules the tools and peers are */
async function buildPages(folder, packages) {
  const args = ['build', '--config', join(folder, 'vite.config.mjs'), '--logLevel', 'warn']
  const { code } = await runBin('vite', args, { cwd: packages, from: packages })
  if (code !== 0) stop('The benchmark pages could not be built: see above.')
}

function choose(text, all, what) {
  const chosen = text ? text.split(',').filter(Boolean) : all
  const unknown = chosen.filter((name) => !all.includes(name))
  if (unknown.length > 0) stop(`There is no ${what} "${unknown.join('", "')}". There are: ${all.join(', ')}.`)
  return chosen
}

function count(name) {
  const number = Number(given[name])
  if (!(number > 0)) stop(`--${name} must be a number above 0, not "${given[name]}".`)
  return number
}

/** Lading first, the floor second, then the peers. */
function rank(name) {
  return ['lading', 'floor'].indexOf(name) + 1 || 3
}

/** Version as installed: in the workspace, in this project, or in that of EditableProTable. */
function versionOf(name) {
  const places = [
    join(here, '..', 'packages', name.replace('@lading/', '')),
    join(here, 'node_modules', name),
    join(here, PRO_TABLE, 'node_modules', name),
  ]
  const file = places.map((place) => join(place, 'package.json')).find((path) => existsSync(path))
  return file ? JSON.parse(readFileSync(file, 'utf8')).version : 'unknown'
}

function load() {
  return platform() === 'win32' ? 'unknown' : loadavg()[0].toFixed(1)
}

async function describeMachine() {
  const browser = await launch(chromium)
  const version = browser.version()
  await browser.close()
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
    cpu: cpus()[0].model.trim(),
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()} ${arch()}`,
    browser: `Chromium ${version}`,
    node: process.versions.node,
    loadBefore: load(),
  }
}
