import compress from '@fastify/compress'
import cors from '@fastify/cors'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { MAX_UPLOAD_BYTES } from '@lading/core/entity'
import { ESTIMATED_LENGTH_HEADER } from '@lading/core/envelope'
import { errorCodes } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { Env } from '../env'
import { badRequest, Failure } from '../http/failures'
import { isDeeperThan } from '../http/jsonDepth'

/** An address may hold several users (a proxy, an office). */
const USERS_PER_ADDRESS = 2.5

/** Levels of a JSON body (security.md §3, threat 14). */
const MAX_JSON_DEPTH = 20

/** The sockets of a gateway: another scheme of the same host. */
const socketsOf = (gatewayUrl: string | undefined): string[] =>
  gatewayUrl ? [new URL(gatewayUrl).origin.replace(/^http/, 'ws')] : []

/** Headers of every answer, also of a refusal: to be called before anything that refuses (security.md §3). */
export async function sendHeaders(app: FastifyInstance, env: Env): Promise<void> {
  const hosts = [env.gatewayUrl, env.staticUrl].flatMap((url) => (url ? [new URL(url).origin] : []))
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // antd writes its styles into <style> elements and style attributes at run time; attributes cannot carry
        // a nonce. Styles cannot run script under the directives beside this one.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...env.imageHosts, ...hosts],
        fontSrc: ["'self'", 'data:'],
        // Sockets of the own host are meant, too (CSP 3).
        connectSrc: ["'self'", ...hosts, ...socketsOf(env.gatewayUrl)],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...env.frameHosts, ...hosts],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: env.mode === 'production',
    crossOriginEmbedderPolicy: false,
  })
}

/** Whether a body says that it is written in anything but UTF-8, as which JSON is read. */
function isOtherCharset(contentType = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(contentType)?.[1]
  return charset !== undefined && !/^utf-?8$/i.test(charset)
}

/** Limits and encodings of every answer (security.md §3). */
export async function protect(app: FastifyInstance, env: Env, redis?: Redis): Promise<void> {
  if (env.origins.length > 0) {
    // The question that a browser asks before a call carries no session.
    app.addHook('onRoute', (route) => {
      if (route.method === 'OPTIONS' && route.url === '*')
        route.config = { ...route.config, access: 'public' }
    })
    await app.register(cors, {
      origin: env.origins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      // The name of a file, about how long it will be, and when to try again.
      exposedHeaders: ['content-disposition', ESTIMATED_LENGTH_HEADER, 'retry-after'],
      maxAge: 600,
    })
  }
  await app.register(rateLimit, {
    max: (request) => (request.session ? env.rateLimit : env.rateLimit * USERS_PER_ADDRESS),
    timeWindow: '1 minute',
    // Counted together with the other processes; while Redis is away, nobody is refused because of it.
    ...(redis ? { redis, nameSpace: 'lading:rate:', skipOnError: true } : {}),
    // After the guard has looked for the session, before a body is read and checked: malformed calls count too.
    hook: 'onRequest',
    keyGenerator: (request) => (request.session ? `user:${request.session.userId}` : `address:${request.ip}`),
    // A portal opened for the first time fetches some hundred files: an office behind one address would shut itself out.
    allowList: ({ url }) => /^\/(healthz|readyz)$/.test(url) || url.startsWith(`${env.portalBase}assets/`),
    errorResponseBuilder: () => new Failure('请求过于频繁，请稍后重试 (too many requests)', 429, 429),
  })
  if (env.stallLimit > 0)
    await app.register(underPressure, { maxEventLoopDelay: env.stallLimit, retryAfter: 5 })
  await app.register(multipart, { limits: { fileSize: MAX_UPLOAD_BYTES, files: 6, fields: 20, parts: 30 } })
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await app.register(etag)
  // JSON only: a form or text body is a cross-site request (security.md, threat 25).
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (isOtherCharset(request.headers['content-type'])) done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE())
    else if (isDeeperThan(text, MAX_JSON_DEPTH))
      done(badRequest('请求内容嵌套过深 (the body is nested too deeply)'))
    else parse(request, text, done)
  })
  app.addHook('onSend', async (request, reply) => {
    const { access } = request.routeOptions.config
    if (access && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
