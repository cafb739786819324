import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../env'

/** Collects the calls; register it before the calls are mounted. */
export async function collectDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Lading', version: '1', description: 'Calls of the Lading reference server.' },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Access-Token' } } },
      security: [{ token: [] }],
    },
  })
}

/**
 * OpenAPI at `<apiBase>/docs/json`, readable at `<apiBase>/docs`. In production only for sessions that hold
 * `sys:docs`; demo mode shows it to everybody.
 */
export async function serveDocs(app: FastifyInstance, env: Env): Promise<void> {
  const access = env.mode === 'demo' ? ('public' as const) : { permission: 'sys:docs' }
  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, access }
    })
    await docs.register(swaggerUi, {
      routePrefix: `${env.apiBase}/docs`,
      // The viewer brings inline styles and its own policy for them.
      staticCSP: true,
    })
  })
}
