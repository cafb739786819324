import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/run.mjs'
import { hold } from '../outside/browse.mjs'
import { must } from '../outside/pack.mjs'
import { runInstalled, workspaceVersion } from '../outside/stranger.mjs'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const PEERS = ['antd', 'react', 'react-dom', 'react-hook-form']

/** Installs the packages in an empty folder as anybody would, ours from the given registry, and looks at them there. */
export async function installEmpty(folder, { registry, versions }) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(join(folder, '.npmrc'), registry.npmrc)
  const names = [...Object.keys(versions), ...PEERS.map((name) => `${name}@${workspaceVersion(name)}`)]
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...names]
  await must('npm install', run(npm, args, { cwd: folder, quiet: true }))

  const entries = []
  for (const [name, version] of Object.entries(versions)) {
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
    hold(manifest.version === version, `${name} is ${manifest.version}, not ${version}`)
    const text = JSON.stringify(manifest)
    hold(!/workspace:|catalog:|@lading\/source/.test(text), `the manifest of ${name} speaks of the workspace`)
    for (const entry of Object.keys(manifest.exports))
      if (!entry.endsWith('.json')) entries.push(name + entry.slice(1))
  }
  const script = `for (const entry of ${JSON.stringify(entries)}) await import(entry)
process.exit()`
  const node = ['--input-type=module', '--eval', script]
  await must(`import of ${entries.length} entries`, run(process.execPath, node, { cwd: folder, quiet: true }))
  await must('lading --help', runInstalled(folder, '@lading/cli', 'lading', ['--help']))
}
