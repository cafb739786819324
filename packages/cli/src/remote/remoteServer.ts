import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'
import { runGenerator } from '../host/plopHost'
import type { Run } from '../commands/commonOptions'

/** How a server is reached. A password is asked for or read from the environment; no option takes one. */
export interface RemoteOptions {
  server?: string
  token?: string
  user?: string
}

/** A server that the command has logged in to. */
export interface RemoteServer {
  /** Base of its calls, e.g. `http://localhost:8080/api`. */
  base: string
  get<Result>(path: string, query?: Record<string, string>): Promise<Result>
  send<Result>(method: 'POST' | 'PUT', path: string, body: object): Promise<Result>
}

/** What the server answers to every call (contract §2). */
interface Envelope {
  success?: boolean
  message?: string
  result?: unknown
}

/** A call that the server refused, with what it gave beside the sentence. */
export class Refusal extends Failure {
  constructor(
    message: string,
    readonly result: unknown,
  ) {
    super(EXIT.refused, 'server-refused', `The server refused it: ${message}`)
  }
}

/** Milliseconds after which a server counts as away. */
const PATIENCE = 30_000

/**
 * Logs in with `--token` or `--user`, else with LADING_TOKEN, LADING_USER and LADING_PASSWORD; asks for what is missing.
 *
 * @param server address: of the server, whose calls then begin with `/api`, or with another base
 * @throws Failure when the server is away or refuses
 */
export async function openServer(run: Run, options: RemoteOptions, server: string): Promise<RemoteServer> {
  const base = baseOf(server)
  const { env } = run.io
  const given = options.token ?? (options.user === undefined ? env.LADING_TOKEN : undefined)
  const token = given ?? (await login(run, base, options.user ?? env.LADING_USER))
  const call = <Result>(method: string, path: string, body?: object) =>
    request<Result>(base, method, path, body, token)
  return {
    base,
    get: (path, query = {}) => call('GET', `${path}?${new URLSearchParams(query).toString()}`),
    send: (method, path, body) => call(method, path, body),
  }
}

/** The address of a server's calls. */
function baseOf(server: string): string {
  let url: URL
  try {
    url = new URL(server)
  } catch {
    throw noServer(`"${server}" is no address of a server.`)
  }
  if (!/^https?:$/.test(url.protocol)) throw noServer(`"${server}" is no address of a server.`)
  const path = url.pathname.replace(/\/+$/, '')
  return `${url.origin}${path === '' ? '/api' : path}`
}

const noServer = (message: string) =>
  new Failure(EXIT.usage, 'no-server', message, {
    fix: 'Name it with --server, e.g. --server http://localhost:8080, or in LADING_SERVER.',
  })

/** @throws Failure when none is named */
export function requireServer(run: Run, options: RemoteOptions): string {
  const server = options.server ?? run.io.env.LADING_SERVER
  if (server === undefined || server === '') throw noServer('No server is named.')
  return server
}

async function login(run: Run, base: string, user: string | undefined): Promise<string> {
  const password = run.io.env.LADING_PASSWORD
  const fix = 'Name a user with --user and its password in LADING_PASSWORD, or a token in LADING_TOKEN.'
  if (!run.mayAsk && (user === undefined || password === undefined))
    throw new Failure(EXIT.usage, 'no-login', 'The server wants to know who asks.', { fix })
  const { answers } = await runGenerator<never, { user: string; password: string }>({
    name: 'login',
    known: {
      ...(user === undefined ? {} : { user }),
      ...(password === undefined ? {} : { password }),
    },
    prompts: [
      { type: 'input', name: 'user', message: `User of ${base}` },
      { type: 'password', name: 'password', message: 'Password' },
    ],
    render: () => [],
  })
  if (base.startsWith('http:') && !/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(base))
    run.output.warn('The connection is not encrypted: others on the way can read the password.')
  const { token } = await request<{ token?: unknown }>(base, 'POST', '/sys/mLogin', {
    username: answers.user,
    password: answers.password,
  })
  if (typeof token === 'string' && token !== '') return token
  throw new Failure(EXIT.refused, 'no-token', 'The server gave no token: it may want a second factor.', {
    fix: 'Log in with a browser, and name the token in LADING_TOKEN.',
  })
}

async function request<Result>(
  base: string,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Result> {
  let envelope: Envelope
  try {
    const response = await fetch(base + path, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': 'en-US',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { 'X-Access-Token': token }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // Another address might be told the token.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    })
    envelope = (await response.json()) as Envelope
  } catch (cause) {
    const { message, cause: inner } = cause as Error & { cause?: Error }
    throw new Failure(EXIT.refused, 'server-away', `${base} does not answer: ${inner?.message ?? message}.`, {
      fix: 'Start the server, or correct the address; its calls are below /api where nothing else is named.',
      cause,
    })
  }
  if (typeof envelope === 'object' && envelope?.success === true) return envelope.result as Result
  throw new Refusal(envelope?.message ?? 'it does not say why', envelope?.result)
}
