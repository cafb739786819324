import { CODE, fail } from '@lading/core/envelope'
import { QueryError } from '@lading/core/query'
import type { Text } from '@lading/core/text'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '../db/faults'
import { faultOf } from '../db/faults'
import { isUniqueViolation } from '../db/uniqueViolation'
import { Failure } from '../http/failures'
import { recordExists } from '../http/recordExists'
import { inLocale, preferredLocale, said } from '../http/language'
import { validationText } from '../http/validationText'
import type { BrokenRule } from '../http/validationText'
import { inLanguage } from '../text/inLanguage'

/** Codes of PostgreSQL that have a text of their own. */
const FOREIGN_KEY_VIOLATION = '23503'
const DATA_ERRORS = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '23502', '23514'])

/** Codes and texts of Fastify's own refusals; its error texts name internals and stay in the log. */
const REFUSALS: Record<string, [status: number, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, '请求内容过大 (the request is too large)'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, '只接受 application/json'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, '请求内容不是有效的 JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, '请求内容为空 (the body is empty)'],
  FST_REQ_FILE_TOO_LARGE: [413, '上传文件大小不能超过15MB'],
  FST_FILES_LIMIT: [413, '上传文件数量过多 (too many files)'],
  FST_ERR_BAD_URL: [400, '地址不正确 (the address is not valid)'],
  FST_ERR_MAX_PARAM_LENGTH: [414, '地址过长 (the address is too long)'],
  FST_UNDER_PRESSURE: [503, '服务器繁忙，请稍后重试 (the server is busy; try again)'],
}

interface Told {
  status: number
  code: number
  message: string
  result?: unknown
  /** Seconds after which another try makes sense. */
  retryAfter?: number
}

/** What the caller is told when the database or the disk cannot do its work, and when to try again, in seconds. */
const FAULTS: Readonly<Record<Fault, Text & { retryAfter: number }>> = {
  full: {
    zh: '服务器存储空间已满，数据未保存，请联系管理员清理空间后重试',
    en: 'The storage of the server is full and nothing was saved: ask the administrator to make room, then try again',
    retryAfter: 30,
  },
  exhausted: {
    zh: '系统繁忙，数据库连接已用完，请稍后重试',
    en: 'The system is busy, all connections to the database are in use: try again in a moment',
    retryAfter: 2,
  },
  slow: {
    zh: '数据库处理超时，请稍后重试',
    en: 'The database took too long: try again in a moment',
    retryAfter: 2,
  },
  away: {
    zh: '数据库暂时不可用，请稍后重试',
    en: 'The database is not available at the moment: try again in a moment',
    retryAfter: 5,
  },
}

function tellFault(fault: Fault): Told {
  const { zh, en, retryAfter } = FAULTS[fault]
  return { status: 503, code: 503, message: said(zh, en), retryAfter }
}

const BAD_ADDRESS: Told = {
  status: 400,
  code: CODE.badRequest,
  message: '请求不正确 (the request is not valid)',
}

/** What the caller is told of an error; `undefined` when it is none of the caller's business. */
function tell(error: FastifyError | Failure): Told | undefined {
  if (error instanceof Failure)
    return {
      status: error.status,
      code: error.code,
      message: error.message,
      result: error.result,
      retryAfter: error.retryAfter,
    }
  if (error instanceof QueryError)
    return { status: error.code === CODE.badRequest ? 400 : 200, code: error.code, message: error.message }
  if (error.validation) {
    const rule = error.validation[0] as unknown as BrokenRule
    return { status: 400, code: CODE.badRequest, message: validationText(error.validationContext, rule) }
  }
  const refusal = REFUSALS[error.code]
  if (refusal) return { status: refusal[0], code: refusal[0], message: refusal[1] }
  if (isUniqueViolation(error)) return { status: 200, code: CODE.business, message: recordExists(error) }
  if (error.code === FOREIGN_KEY_VIOLATION)
    return {
      status: 200,
      code: CODE.business,
      message: '数据正被其他记录引用，不能删除 (other records refer to it)',
    }
  if (DATA_ERRORS.has(error.code))
    return { status: 400, code: CODE.badRequest, message: '参数的值不正确 (a value is not valid)' }
  if (error.statusCode === 429)
    return {
      status: 429,
      code: CODE.tooManyRequests,
      message: '请求过于频繁，请稍后重试 (too many requests)',
    }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return {
      status: error.statusCode,
      code: error.statusCode,
      message: '请求不正确 (the request is not valid)',
    }
  return undefined
}

/** Sends a failure in the envelope, with the id under which the log knows the request. */
function send(request: FastifyRequest, reply: FastifyReply, told: Told): FastifyReply {
  const message = inLanguage(told.message, preferredLocale(request.headers['accept-language']))
  if (told.retryAfter) reply.header('retry-after', String(told.retryAfter))
  return reply
    .status(told.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ ...fail(message, told.code, told.result ?? null), traceId: request.id })
}

/**
 * Every failure leaves in the envelope; raw error texts never do (security.md, threat 30). What a part outside of the
 * server caused is told as such, with 503 and a time to try again, and its cause is in the log.
 * @param trouble why the database cannot be used just now, where it knows more than its connections say
 */
export function answerErrors(app: FastifyInstance, trouble: () => Fault | undefined = () => undefined): void {
  app.setErrorHandler<FastifyError | Failure>((error, request, reply) => {
    const fault = faultOf(error)
    const told = inLocale(preferredLocale(request.headers['accept-language']), () =>
      fault ? tellFault(fault === 'away' ? (trouble() ?? fault) : fault) : tell(error),
    )
    if (fault) request.log.error({ err: error, fault }, 'the database or the disk failed a request')
    else if (error instanceof Failure && error.cause)
      request.log.error({ err: error.cause }, 'a part outside of the server failed a request')
    else if (!told) request.log.error({ err: error }, 'a request failed')
    return send(
      request,
      reply,
      told ?? { status: 500, code: CODE.business, message: '操作失败，请联系管理员 (internal error)' },
    )
  })
}

/** Answers an address that cannot be routed at all, which Fastify does before any hook: in the envelope as well. */
export function answerBadAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header('x-content-type-options', 'nosniff')
  return send(request, reply, tell(error) ?? BAD_ADDRESS)
}

/**
 * Ends connections whose handshake for a socket was refused: nothing reads HTTP on them any more, so a client that
 * kept one would wait for ever.
 */
export function endRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 400) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.headers.upgrade !== undefined && reply.statusCode >= 400) request.raw.socket.destroySoon()
  })
}

const BAD_REQUESTS: Record<string, [status: string, code: number, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 431, '请求头或地址过长 (headers too large)'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 408, '请求超时 (request timeout)'],
}

/** Answers what is no HTTP in the envelope, and ends the connection: what follows on it cannot be trusted. */
export function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code, message] = BAD_REQUESTS[error.code ?? ''] ?? [
    '400 Bad Request',
    CODE.badRequest,
    '请求不正确 (the request is not valid)',
  ]
  const body = JSON.stringify(fail(message, code, null))
  if (socket.writable)
    socket.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  else socket.destroy()
}

/** The verbs that a path has, when it has some but not the one that was asked for. */
function otherVerbs(request: FastifyRequest): string[] {
  // A preflight of a foreign origin is told nothing.
  if (request.method === 'OPTIONS') return []
  const path = request.url.split('?')[0]!
  const verbs = request.server.guardedRoutes
    .filter(({ url }) => {
      const pattern = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')
      return !url.includes('*') && new RegExp(`^${pattern}$`).test(path)
    })
    .flatMap(({ method }) => method)
  return [...new Set(verbs)].filter((verb) => verb !== 'HEAD' && verb !== request.method).sort()
}

/** The answer to an unknown path below the API base, and to a verb that a known one does not have (contract §1.2). */
export function answerUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const verbs = otherVerbs(request)
  if (verbs.length === 0)
    return send(request, reply, {
      status: 404,
      code: CODE.notFound,
      message: '路径不存在，请检查路径是否正确',
    })
  return send(request, reply.header('allow', verbs.join(', ')), {
    status: 405,
    code: CODE.methodNotAllowed,
    message: inLocale(preferredLocale(request.headers['accept-language']), () =>
      said(
        `不支持${request.method}请求方法，支持以下${verbs.join('、')}`,
        `${request.method} is not supported here: use ${verbs.join(' or ')}`,
      ),
    ),
  })
}
