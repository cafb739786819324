import type { FastifyInstance } from 'fastify'
import type { Context } from '../module'
import { announce } from '../online/publishForm'

/**
 * Demo data that the start does not wait for: modules make it (`later`) once the server answers. A stop waits for the part
 * that is being written.
 */
export function seedLater(app: FastifyInstance, context: Context): void {
  const { db, env, log, modules } = context
  let ended = false
  let running: Promise<void> = Promise.resolve()
  const seed = async () => {
    let written = 0
    for (const { later } of [...modules])
      if (later && !ended)
        written += await later(
          {
            db,
            log,
            scale: env.seedScale,
            forms: env.seedForms,
            say: () => undefined,
            modules: [...modules],
          },
          () => ended,
        )
    if (written > 0 && !ended) await announce(context)
  }
  app.addHook('onListen', () => {
    if (env.mode === 'demo') running = seed().catch((error: unknown) => log.error(error, 'demo data'))
  })
  app.addHook('preClose', async () => {
    ended = true
    await running
  })
}
