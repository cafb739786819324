import type { FastifyBaseLogger } from 'fastify'
import type { DestinationStream, LoggerOptions } from 'pino'
import pino from 'pino'

/** The log of the server. */
export type Logger = FastifyBaseLogger

/** Headers and fields that never reach the log (security.md §1, "Logs"). */
const HEADERS = [
  '["x-access-token"]',
  '.authorization',
  '["x-sign"]',
  '.cookie',
  '["sec-websocket-protocol"]',
]
const FIELDS = ['password', 'oldpassword', 'confirmpassword', 'captcha', 'smscode', 'token']
const SECRET = [
  // Whoever logs headers: the request itself, or a library that was given them.
  ...HEADERS.flatMap((header) => [`headers${header}`, `*.headers${header}`]),
  ...FIELDS.flatMap((field) => [field, `*.${field}`]),
]

/** Parts of addresses that are worth something: one-time login texts, hashes of tokens in the sockets' paths. */
const IN_PATH: [pattern: RegExp, shown: string][] = [
  [/(\/thirdLogin\/getLoginUser\/)[^/]+/, '$1[hidden]'],
  [/(\/(?:websocket|vxeSocket)\/[^/_]+_)[^/]+/, '$1[hidden]'],
]

const pathOf = (url: string) =>
  IN_PATH.reduce((path, [pattern, shown]) => path.replace(pattern, shown), url.split('?')[0]!)

/**
 * A pino logger: JSON lines, readable on a terminal; addresses are logged without their query, which may hold
 * names and search words.
 * @param level pino level; `silent` for tests
 * @param target where lines go @default stdout
 */
export function createLogger(level: string, target?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: { paths: SECRET, censor: '[hidden]' },
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: pathOf(request.url),
      }),
    },
    ...(!target && process.stdout.isTTY && level !== 'silent'
      ? { transport: { target: 'pino-pretty' } }
      : {}),
  }
  return target ? pino(options, target) : pino(options)
}
