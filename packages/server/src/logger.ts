import type { FastifyBaseLogger } from 'fastify'
import pino from 'pino'

/** The log of the server. */
export type Logger = FastifyBaseLogger

/** Headers and fields that never reach the log (security.md §1, "Logs"). */
const SECRET = [
  'req.headers["x-access-token"]',
  'req.headers.authorization',
  'req.headers["x-sign"]',
  'req.headers.cookie',
  'password',
  'oldpassword',
  'confirmpassword',
  'captcha',
  'token',
]

/**
 * A pino logger: JSON lines, readable on a terminal; addresses are logged without their query, which may hold
 * names and search words.
 * @param level pino level; `silent` for tests
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    redact: { paths: SECRET, censor: '[hidden]' },
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
    },
    ...(process.stdout.isTTY && level !== 'silent' ? { transport: { target: 'pino-pretty' } } : {}),
  })
}
