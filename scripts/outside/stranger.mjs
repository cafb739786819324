import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root, run } from '../lib/run.mjs'
import { must, OUTSIDE } from './pack.mjs'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')

/** The version of a package that the workspace is built with. */
export function workspaceVersion(name) {
  const found = catalog.match(new RegExp(`^  '?${name}'?: (.+)$`, 'm'))
  if (!found) throw new Error(`The catalog has no ${name}.`)
  return found[1]
}

/**
 * A folder of somebody who has nothing but the tarballs. What npm has fetched for it is kept and used again as long as
 * nobody's dependencies change; the files of our packages are always those of the tarballs.
 *
 * @param dependencies versions by name; ours have none: they come from their tarballs
 * @param files texts by path
 */
export async function stranger(name, { tarballs, ours, dependencies = {}, files = {} }) {
  const folder = join(OUTSIDE, name)
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder))
    if (!['node_modules', 'package-lock.json', 'package.json', '.installed'].includes(entry))
      rmSync(join(folder, entry), { recursive: true, force: true })
  const own = Object.fromEntries(ours.map((each) => [each, `file:${tarballs[each]}`]))
  const manifest = { name, private: true, type: 'module', dependencies: { ...own, ...dependencies } }
  await install(folder, manifest, ours, tarballs)
  const source = join(root, 'scripts', 'outside', 'apps', name)
  if (existsSync(source)) cpSync(source, folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

async function install(folder, manifest, ours, tarballs) {
  const stamp = join(folder, '.installed')
  const manifests = await Promise.all(ours.map((each) => unpackedManifest(tarballs[each])))
  const wanted = createHash('sha256')
    .update(JSON.stringify([manifest, manifests]))
    .digest('hex')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    for (const each of ['node_modules', 'package-lock.json', '.installed'])
      rmSync(join(folder, each), { recursive: true, force: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
    // npm refuses where the peers of our packages refuse what stands beside them.
    const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
    await must('npm install', run(npm, args, { cwd: folder, quiet: true }))
    writeFileSync(stamp, wanted)
    return
  }
  for (const each of ours) {
    const place = join(folder, 'node_modules', each)
    const inner = join(place, 'node_modules')
    for (const entry of readdirSync(place))
      if (join(place, entry) !== inner) rmSync(join(place, entry), { recursive: true, force: true })
    await must(
      'tar',
      run('tar', ['-xzf', tarballs[each], '-C', place, '--strip-components=1'], { quiet: true }),
    )
  }
}

async function unpackedManifest(tarball) {
  return must('tar', run('tar', ['-xzOf', tarball, 'package/package.json'], { quiet: true }))
}

/**
 * The files that a document gives, by the path behind the language of their code block.
 *
 * @param path of the document, below the root of the repository
 */
export function filesOf(path) {
  const text = readFileSync(join(root, path), 'utf8')
  const blocks = [...text.matchAll(/^```\w+ ([\w./-]+)\n([\s\S]*?)\n```$/gm)]
  if (blocks.length === 0) throw new Error(`${path} gives no file.`)
  return Object.fromEntries(blocks.map(([, file, code]) => [file, `${code}\n`]))
}

/** Runs the script of an installed package's command. */
export function runInstalled(folder, packageName, command, args, options = {}) {
  const { bin } = JSON.parse(readFileSync(join(folder, 'node_modules', packageName, 'package.json'), 'utf8'))
  const script = join(folder, 'node_modules', packageName, typeof bin === 'string' ? bin : bin[command])
  return run(process.execPath, [script, ...args], { cwd: folder, quiet: true, ...options })
}
