import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { inject } from 'vitest'
import { countServer } from './countServer'

/** A server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess
  /** Base of the calls, e.g. `http://localhost:40123/api`. */
  api: string
  /** What it wrote to its log so far. */
  log: () => string
  /** Kills it as a crash would and waits until it is gone. */
  kill: () => Promise<void>
  /** Asks it to stop and gives its exit code. */
  stop: () => Promise<number | null>
}

/** What a start that was refused left. */
export interface Refusal {
  exitCode: number | null
  stderr: string
}

function start(env: Record<string, string>): ChildProcess {
  countServer()
  return spawn(process.execPath, [join(inject('programs'), 'runTestServer.js')], {
    env: {
      PATH: process.env.PATH,
      CAPTCHA_TEXT: 'test',
      LOG_LEVEL: 'silent',
      PORT: '0',
      // A busy machine is no reason for a test to fail.
      STALL_LIMIT_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const gone = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode !== null || child.signalCode !== null
      ? resolve(child.exitCode)
      : child.once('exit', (code) => resolve(code)),
  )

/** Starts a server and waits until it listens; or gives the refusal. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess | Refusal> {
  const child = start(env)
  let stderr = ''
  let log = ''
  child.stdout!.on('data', (data: Buffer) => (log += data.toString()))
  child.stderr!.on('data', (data: Buffer) => (stderr += data.toString()))
  const url = await new Promise<string | undefined>((resolve) => {
    child.stdout!.on('data', (data: Buffer) => {
      const match = /ready http:\/\/[^/]+:(\d+)/.exec(data.toString())
      if (match) resolve(`http://127.0.0.1:${match[1]}/api`)
    })
    child.once('exit', () => resolve(undefined))
  })
  if (url === undefined) return { exitCode: await gone(child), stderr: stderr.trim() }
  return {
    child,
    api: url,
    log: () => log,
    kill: async () => {
      child.kill('SIGKILL')
      await gone(child)
    },
    stop: () => {
      child.kill('SIGTERM')
      return gone(child)
    },
  }
}

/** As `startProcess`, for a start that must succeed. @throws Error with what it said otherwise */
export async function mustStart(env: Record<string, string>): Promise<ServerProcess> {
  const started = await startProcess(env)
  if ('stderr' in started) throw new Error(`the server did not start: ${started.stderr}`)
  return started
}
