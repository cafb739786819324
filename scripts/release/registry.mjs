import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { bin, run } from '../lib/run.mjs'
import { must } from '../outside/pack.mjs'

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
/**
 * The registry that takes the packages. It is fetched for the rehearsal: nothing else needs it. One of its dependencies
 * is asked for by a tag that mirrors do not have.
 */
const MANIFEST = {
  private: true,
  dependencies: { verdaccio: '6.2.4' },
  overrides: { 'node-fetch': '2.7.0' },
}

/**
 * Starts an empty registry that only this machine reaches, and that everybody may publish our packages to.
 *
 * @returns its `url`, the `env` under which packages are published to it, the lines of an `.npmrc` under which ours are
 *   installed from it, and how it is stopped
 */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'config.yaml')
  writeFileSync(
    config,
    [
      `storage: ${join(folder, 'storage')}`,
      'auth: { htpasswd: { file: ./htpasswd } }',
      "packages: { '@lading/*': { access: $all, publish: $all } }",
      'max_body_size: 100mb',
      'log: { type: stdout, level: warn }',
      '',
    ].join('\n'),
  )
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST))
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  await must('npm install of the registry', run(npm, install, { cwd: folder, quiet: true }))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const args = [bin('verdaccio', 'verdaccio', folder), '--config', config, '--listen', `127.0.0.1:${port}`]
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const stop = () => {
    if (child.exitCode === null) child.kill('SIGTERM')
  }
  const end = Date.now() + 120_000
  while (!(await fetch(`${url}-/ping`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > end) {
      stop()
      throw new Error(`The registry did not start:\n${said.slice(-4000)}`)
    }
    await new Promise((done) => setTimeout(done, 250))
  }
  // Publishing asks who it is: somebody whom this registry has just met.
  const name = 'rehearsal'
  const met = await fetch(`${url}-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: randomUUID() }),
  })
  const { token } = await met.json()
  const npmrc = join(folder, 'publish.npmrc')
  writeFileSync(npmrc, `@lading:registry=${url}\n//127.0.0.1:${port}/:_authToken=${token}\n`)
  const env = { NPM_CONFIG_USERCONFIG: npmrc, 'npm_config_@lading:registry': url }
  return { url, env, npmrc: `@lading:registry=${url}\n`, stop }
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}
