import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { createCaptchas } from './auth/captcha'
import { createLoginLimiter } from './auth/loginLimiter'
import { createSessionStore } from './auth/sessionStore'
import type { OpenDatabase } from './db/database'
import type { Env } from './env'
import { validatorCompiler } from './http/validate'
import { keepHouse } from './housekeeping'
import { guard } from './http/access'
import type { Logger } from './logger'
import { createLogger } from './logger'
import type { Context, ServerModule } from './module'
import { createDictionaries } from './modules/dict/dictionaries'
import { kernelModules } from './modules/kernelModules'
import { collectDocs, serveDocs } from './plugins/docs'
import { answerErrors, answerUnknownPath } from './plugins/errors'
import { answerHealth } from './plugins/health'
import { servePortal } from './plugins/portalFiles'
import { protect } from './plugins/protection'

/** Largest JSON body: a master with 5,000 lines is about 4 MB; other calls stay far below. */
const BODY_LIMIT = 8 * 1_048_576
/** Comma path variables of dictionary calls are longer than Fastify's default of 100 (security.md, threat 13). */
const PARAM_LENGTH = 500
const REQUEST_MS = 30_000
const KEEP_ALIVE_MS = 65_000

/** What an app is built from. */
export interface AppOptions {
  env: Env
  /** Open and migrated. */
  db: OpenDatabase
  /** Business modules beside the kernel's own. @default [] */
  modules?: readonly ServerModule[]
  /** Folder of the built portal; without it only the calls are served. */
  webRoot?: string
  log?: Logger
}

/** Builds the server without listening; `app.inject` works on it. Close the database after the app. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, db, webRoot } = options
  const log = options.log ?? createLogger(env.logLevel)
  const app = fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAM_LENGTH },
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(() => JSON.stringify)
  const modules = [...kernelModules, ...(options.modules ?? [])]
  const context: Context = {
    env,
    db,
    log,
    sessions: createSessionStore(db, env.tokenSecret),
    captchas: createCaptchas(env.captchaText),
    limiter: createLoginLimiter(),
    dictionaries: createDictionaries(db),
    modules,
  }
  answerErrors(app)
  keepHouse(app, context)
  guard(app, context.sessions, env.signSecret)
  await protect(app, env.mode === 'production')
  await collectDocs(app)
  answerHealth(app, db)
  await app.register(
    async (api) => {
      for (const module of modules) await module.routes?.(api, context)
    },
    { prefix: env.apiBase },
  )
  await serveDocs(app, env)
  const page = webRoot ? await servePortal(app, webRoot, env) : () => false
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    if (!page(request, reply)) answerUnknownPath(request, reply)
  })
  return app
}
