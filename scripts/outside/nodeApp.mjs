import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/run.mjs'
import { hold } from './browse.mjs'
import { must, PUBLISHED } from './pack.mjs'
import { freePort, whileServing } from './serve.mjs'
import { filesOf, runInstalled, stranger, workspaceVersion } from './stranger.mjs'

/** Plain Node: every entry of every package is imported, and what the READMEs say is done. */
export async function nodeApp(tarballs) {
  const ours = PUBLISHED.map((name) => `@lading/${name}`)
  const peers = ['antd', 'react', 'react-dom', 'react-hook-form']
  const folder = await stranger('node', {
    tarballs,
    ours,
    dependencies: Object.fromEntries(peers.map((name) => [name, workspaceVersion(name)])),
    files: {
      ...filesOf('packages/core/README.md'),
      ...filesOf('packages/server/README.md'),
      ...filesOf('packages/cli/README.md'),
    },
  })
  const entries = ours.flatMap((name) => entriesOf(folder, name))
  const script = `for (const entry of ${JSON.stringify(entries)}) {
    try { await import(entry) } catch (error) { console.error(entry, error); process.exitCode = 1 }
  }
  // Some hold the process open, e.g. for a cache.
  process.exit()`
  await must(`import of ${entries.length} entries`, node(folder, ['--input-type=module', '--eval', script]))
  saysClient(folder)

  const said = await must('the example of core', node(folder, ['example.mjs']))
  hold(said === '1 issue\n42\n', `the example of core says ${said}`)

  const lading = (...args) =>
    must(`lading ${args.join(' ')}`, runInstalled(folder, '@lading/cli', 'lading', args))
  await lading('define', 'labels/quotation.txt', '--area', 'sales')
  await lading('generate')
  await lading('check')

  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: join(folder, '.data'), LOG_LEVEL: 'error' }
  const ready = `http://127.0.0.1:${port}/readyz`
  await whileServing(['server.mjs'], { cwd: folder, env, ready, seconds: 180 }, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/sys/randomImage/outside`)
    const { success } = await answer.json()
    hold(success === true, `the server answers ${answer.status}`)
  })
}

const node = (cwd, args) => run(process.execPath, args, { cwd, quiet: true })

function entriesOf(folder, name) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
  return Object.keys(exports)
    .filter((entry) => !entry.endsWith('.json'))
    .map((entry) => name + entry.slice(1))
}

/** Entries with components say so; declarations and pure entries do not. */
function saysClient(folder) {
  for (const name of PUBLISHED) {
    const dist = join(folder, 'node_modules', '@lading', name, 'dist')
    const says = (file) => /^["']use client["']/.test(readFileSync(join(dist, file), 'utf8'))
    const entries = new Set(entriesOf(folder, `@lading/${name}`).map((entry) => `${entry.split('/')[2]}.js`))
    for (const file of readdirSync(dist).filter((each) => /\.(js|d\.ts)$/.test(each)))
      hold(
        says(file) === (name === 'ui' && entries.has(file)),
        `dist/${file} of ${name} says otherwise whether it is client code`,
      )
  }
}
