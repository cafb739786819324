import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { createCaptchas } from './auth/captcha'
import { createFieldRights } from './auth/fieldRights'
import { createLoginLimiter } from './auth/loginLimiter'
import type { LoginProvider } from './auth/loginProvider'
import { createLoginTickets } from './auth/loginTickets'
import { dingtalkProvider } from './auth/messengers/dingtalkProvider'
import { wecomProvider } from './auth/messengers/wecomProvider'
import { oidcProvider } from './auth/oidcProvider'
import { createSecondFactors } from './auth/secondFactors'
import type { SmsSender } from './auth/phoneCodes'
import { createPhoneCodes } from './auth/phoneCodes'
import { smsGateway } from './auth/smsGateway'
import { createSessionStore } from './auth/sessionStore'
import type { Cluster } from './cluster/cluster'
import { localCluster } from './cluster/localCluster'
import type { OpenDatabase } from './db/database'
import type { Env } from './env'
import { validatorCompiler } from './http/validate'
import { keepHouse } from './housekeeping'
import { createFileStore } from './files/fileStore'
import { createPartStore } from './files/partStore'
import { createS3Store } from './files/s3Store'
import { createThumbnails } from './files/thumbnails'
import { createHub } from './realtime/hub'
import { mountSockets } from './realtime/socketRoutes'
import { tellNames } from './realtime/tellNames'
import { guard, requireSessionBelow } from './http/access'
import { createStoredForms } from './online/storedForms'
import { createDataSources } from './dataSources/dataSourceStore'
import { createStoredReports } from './reports/storedReports'
import { createListCounts } from './list/listCounts'
import type { Logger } from './logger'
import { createLogger } from './logger'
import type { Context, ServerModule } from './module'
import { createDictionaries } from './modules/dict/dictionaries'
import { permissionResults } from './modules/permission/permissionResult'
import { logAdministration } from './modules/log/administrationLog'
import { kernelModules } from './modules/kernelModules'
import { portalConfig } from './modules/session/portalConfig'
import { collectDocs, serveDocs } from './plugins/docs'
import {
  answerBadAddress,
  answerBadRequest,
  answerErrors,
  answerUnknownPath,
  endRefusedUpgrades,
} from './plugins/errors'
import { answerHealth } from './plugins/health'
import { answerMetrics } from './plugins/metrics'
import { servePortal } from './plugins/portalFiles'
import { protect, sendHeaders } from './plugins/protection'
import { seedLater } from './seed/seedLater'
import { endKeptConnections } from './plugins/stopping'

/** Largest JSON body (security.md §1); calls that take lines allow more. */
const BODY_LIMIT = 1_048_576
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
  /** What several processes share. @default this process alone */
  cluster?: Cluster
  /** Sends codes to phones; without one nobody can log in by phone. @default the gateway of the settings */
  sms?: SmsSender
  /** Further systems that vouch for logins, e.g. an enterprise messenger. @default [] */
  providers?: readonly LoginProvider[]
}

/** Builds the server without listening; `app.inject` works on it. Close the database after the app. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { env, db, webRoot } = options
  const log = options.log ?? createLogger(env.logLevel)
  const app = fastify({
    loggerInstance: log,
    // Digits only, with the time in front: easy to read out, and no two alike.
    genReqId: () => `${Date.now()}${randomInt(1e9).toString().padStart(9, '0')}`,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAM_LENGTH },
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBadRequest,
    frameworkErrors: answerBadAddress,
  })
  endKeptConnections(app)
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(() => JSON.stringify)
  const modules: ServerModule[] = [...kernelModules, ...(options.modules ?? [])]
  const cluster = options.cluster ?? localCluster()
  const sessions = createSessionStore(db, env.tokenSecret, cluster.bus, env.factorRoles)
  const files = env.s3 ? createS3Store(env.s3, env.uploadDir) : createFileStore(env.uploadDir)
  const sms = options.sms ?? (env.sms && smsGateway(env.sms))
  const parts: Omit<Context, 'forms' | 'reports' | 'dataSources'> = {
    env,
    db,
    log,
    sessions,
    captchas: createCaptchas(cluster.store, env.captchaText),
    limiter: createLoginLimiter(cluster.store),
    phoneCodes: createPhoneCodes(cluster.store, sms),
    sms,
    tickets: createLoginTickets(cluster.store),
    secondFactors: createSecondFactors(db, env.tokenSecret),
    providers: [
      ...(env.wecom ? [wecomProvider(env.wecom)] : []),
      ...(env.dingtalk ? [dingtalkProvider(env.dingtalk)] : []),
      ...(env.oidc ? [oidcProvider(env.oidc)] : []),
      ...(options.providers ?? []),
    ],
    fieldRights: createFieldRights(db),
    files,
    parts: createPartStore(env.uploadDir),
    thumbnails: createThumbnails(files, join(env.uploadDir, '.thumbnails')),
    hub: createHub(sessions, cluster.bus, log),
    cluster,
    dictionaries: createDictionaries(db, cluster.bus),
    counts: createListCounts(db),
    menus: permissionResults(db),
    modules,
  }
  const context = parts as Context
  context.forms = createStoredForms(context, modules)
  await context.forms.reload()
  context.dataSources = createDataSources(context)
  await context.dataSources.reload()
  context.reports = createStoredReports(context)
  await context.reports.reload()
  answerErrors(app, db.trouble)
  endRefusedUpgrades(app)
  keepHouse(app, context)
  seedLater(app, context)
  await sendHeaders(app, env)
  guard(app, context)
  logAdministration(app, db)
  tellNames(app, context)
  await protect(app, env, cluster.redis)
  await collectDocs(app)
  answerHealth(app, db, cluster)
  answerMetrics(app, env, db, context.hub)
  await app.register(
    async (api) => {
      await mountSockets(api, context)
      for (const module of [...modules]) await module.routes?.(api, context)
    },
    { prefix: env.apiBase },
  )
  await serveDocs(app, env)
  const config = portalConfig(env, sms !== undefined)
  const page = webRoot ? await servePortal(app, webRoot, env.portalBase, config) : () => false
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    if (page(request, reply)) return reply
    await requireSessionBelow(request, env.apiBase, context.sessions)
    return answerUnknownPath(request, reply)
  })
  return app
}
