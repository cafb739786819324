import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { has, pnpm, root, runBin, since, stop } from './run.mjs'

const STAMPS = join(root, '.cache', 'stamps')

/** Installs the packages of the lockfile, unless they are there already. */
export async function install() {
  const wanted = hashOf(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packageManifests()])
  if (has('node_modules', '.modules.yaml') && readStamp('install') === wanted) return
  console.log('• Installing packages (pnpm, from the lockfile) …')
  const from = Date.now()
  const fetchAll = () => pnpm(['install', '--frozen-lockfile', '--prefer-offline'])
  let { code } = await fetchAll()
  // A registry that was out of reach for a moment: what has come stays, the rest is asked for once more.
  if (code !== 0) code = (await fetchAll()).code
  if (code !== 0) stop('The packages could not be installed: see above. Is the package registry reachable?')
  writeStamp('install', wanted)
  console.log(`  installed in ${since(from)}`)
}

/** Builds the portal (web and server) when its sources changed since the last build. */
export async function buildPortal() {
  const sources = ['core', 'ui', 'request', 'server', 'portal'].flatMap((name) => [
    ...filesBelow(`packages/${name}/src`),
    ...filesBelow(`packages/${name}/server`),
    ...filesBelow(`packages/${name}/public`),
    ...readdirSync(join(root, 'packages', name))
      .filter((file) => /\.(ts|json|html)$/.test(file))
      .map((file) => `packages/${name}/${file}`),
  ])
  const wanted = hashOf(['pnpm-lock.yaml', ...sources])
  if (has('packages/portal/dist/web/index.html') && readStamp('portal') === wanted) return
  const cwd = join(root, 'packages', 'portal')
  console.log('• Building the portal (web pages, then server) …')
  const from = Date.now()
  for (const [name, args] of [
    ['vite', ['build', '--logLevel', 'warn']],
    ['tsup', ['--silent']],
  ]) {
    const { code } = await runBin(name, args, { cwd, from: cwd })
    if (code !== 0) stop(`The portal could not be built: ${name} failed, see above.`)
  }
  writeStamp('portal', wanted)
  console.log(`  built in ${since(from)}`)
}

function packageManifests() {
  return readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && has('packages', entry.name, 'package.json'))
    .map((entry) => `packages/${entry.name}/package.json`)
}

function filesBelow(folder) {
  if (!has(folder)) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
}

/** A hash over names and contents: clones and time stamps do not matter. */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function readStamp(name) {
  try {
    return readFileSync(join(STAMPS, name), 'utf8')
  } catch {
    return ''
  }
}

function writeStamp(name, value) {
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(join(STAMPS, name), value)
}
