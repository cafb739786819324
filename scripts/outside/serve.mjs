import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Runs a server while something is done with it; ends it in any case. */
export async function whileServing(args, { cwd, env = {}, ready, seconds = 60 }, work) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    const last = Date.now() + seconds * 1000
    while (!(await answers(ready))) {
      if (child.exitCode !== null || Date.now() > last)
        throw new Error(`No answer from ${ready}:\n${said.slice(-4000)}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return await work()
  } finally {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(timer)
  }
}

async function answers(url) {
  try {
    return (await fetch(url)).status < 500
  } catch {
    return false
  }
}
