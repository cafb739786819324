import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../packages/portal/dist/server/main.js', import.meta.url))
const CAPTCHA = 'bench'
const PASSWORD = 'Lading@2026'

/** Starts the built product on a free port with a data folder of its own. */
export async function startProduct(env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lading-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      CAPTCHA_TEXT: CAPTCHA,
      RATE_LIMIT: '1000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const deadline = Date.now() + 600_000
  while (!(await fetch(`${origin}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    if (Date.now() > deadline) throw new Error('the server was not ready within ten minutes')
    await new Promise((done) => setTimeout(done, 250))
  }
  return {
    origin,
    login: (username) => login(`${origin}/api`, username),
    end: () =>
      new Promise((done) => {
        child.once('exit', () => {
          rmSync(dataDir, { recursive: true, force: true })
          done()
        })
        child.kill('SIGTERM')
      }),
  }
}

/** Calls as one user; each checks its answer, so that a fast failure is no result. */
async function login(base, username) {
  const checkKey = Date.now()
  await fetch(`${base}/sys/randomImage/${checkKey}`)
  const { token } = await call(
    `${base}/sys/login`,
    'POST',
    {},
    { username, password: PASSWORD, captcha: CAPTCHA, checkKey },
  )
  const headers = { 'X-Access-Token': token, 'tenant-id': '0' }
  return {
    get: (path, holds) => call(base + path, 'GET', headers, undefined, holds),
    post: (path, body, holds) => call(base + path, 'POST', headers, body, holds),
    put: (path, body, holds) => call(base + path, 'PUT', headers, body, holds),
  }
}

async function call(url, method, headers, body, holds = () => true) {
  const response = await fetch(url, {
    method,
    headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
    body: body && JSON.stringify(body),
  })
  const envelope = await response.json()
  if (!envelope.success) throw new Error(`${method} ${url}: ${response.status} ${envelope.message}`)
  if (!holds(envelope.result)) throw new Error(`${method} ${url}: not the answer that was asked for`)
  return envelope.result
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}
