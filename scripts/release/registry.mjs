import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** The registry that takes the packages. It is fetched for the rehearsal: nothing else needs it. */
const VERDACCIO = 'verdaccio@6.2.4'
const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx'

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
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const args = ['-y', VERDACCIO, '--config', config, '--listen', `127.0.0.1:${port}`]
  // A group of its own: npx starts the registry in a process below it.
  const child = spawn(npx, args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const stop = () => {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  const end = Date.now() + 300_000
  while (!(await fetch(`${url}-/ping`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > end) {
      stop()
      throw new Error(`The registry did not start:\n${said.slice(-4000)}`)
    }
    await new Promise((done) => setTimeout(done, 250))
  }
  // Publishing asks for a name; this registry takes any.
  const npmrc = join(folder, 'publish.npmrc')
  const token = `//127.0.0.1:${port}/:_authToken=rehearsal\n`
  writeFileSync(npmrc, `registry=${url}\n${token}`)
  const env = { NPM_CONFIG_USERCONFIG: npmrc, npm_config_registry: url }
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
