import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../packages/portal/dist/server/main.js', import.meta.url))
const CAPTCHA = 'bench'
/** Password of the accounts that the product brings in demo mode. */
export const PASSWORD = 'Lading@2026'
const START_MS = 600_000

/** A data folder for one run, removed by `remove`. */
export function dataFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'lading-bench-'))
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

/** Starts the built product on a free port. @param main another build of its server, to compare with */
export async function startProduct(dataDir, env = {}, main = MAIN) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      CAPTCHA_TEXT: CAPTCHA,
      RATE_LIMIT: '1000000',
      // Each login comes from an address of its own, as the logins of many people do.
      TRUST_PROXY: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = () => {
    child.kill('SIGTERM')
    return ended
  }
  const deadline = Date.now() + START_MS
  // Ready, and past the load of its start: calls that come in the middle of that are turned away.
  const answers = async (path) => (await fetch(origin + path).catch(() => undefined))?.ok
  while (!((await answers('/readyz')) && (await answers('/api/sys/config')))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    if (Date.now() > deadline) {
      await end()
      throw new Error('the server was not ready within ten minutes')
    }
    await new Promise((done) => setTimeout(done, 250))
  }
  return { origin, pid: child.pid, end, ...accounts(`${origin}/api`) }
}

let addresses = 0
const nextAddress = () => {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

function accounts(base) {
  /** Draws a captcha and gives the body of a login that it belongs to, and the header of its address. */
  const ready = async (username, password = PASSWORD) => {
    const headers = { 'X-Forwarded-For': nextAddress() }
    const checkKey = Date.now() * 1_000 + (addresses % 1_000)
    await call(`${base}/sys/randomImage/${checkKey}`, 'GET', headers)
    return { headers, body: { username, password, captcha: CAPTCHA, checkKey } }
  }
  const enter = ({ headers, body }) =>
    call(`${base}/sys/login`, 'POST', headers, body, ({ token }) => typeof token === 'string')
  return {
    ready,
    enter,
    /** Calls as one user; each checks its answer, so that a fast failure is no result. */
    login: async (username, password) => {
      const { token, userInfo } = await enter(await ready(username, password))
      const headers = { 'X-Access-Token': token, 'tenant-id': '0' }
      return {
        token,
        userId: userInfo.id,
        get: (path, holds) => call(base + path, 'GET', headers, undefined, holds),
        post: (path, body, holds) => call(base + path, 'POST', headers, body, holds),
        put: (path, body, holds) => call(base + path, 'PUT', headers, body, holds),
      }
    },
  }
}

/** Calls and gives the result of the envelope. @throws for a failure, and for another answer than was asked for */
export async function call(url, method, headers = {}, body = undefined, holds = () => true) {
  const form = body instanceof FormData
  const response = await fetch(url, {
    method,
    headers: body && !form ? { ...headers, 'Content-Type': 'application/json' } : headers,
    body: form ? body : body && JSON.stringify(body),
  })
  const envelope = await response.json()
  if (!envelope.success) throw new Error(`${method} ${url}: ${response.status} ${envelope.message}`)
  if (!holds(envelope.result)) throw new Error(`${method} ${url}: not the answer that was asked for`)
  return envelope.result
}

/** A port that nobody listens on. */
export function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}
