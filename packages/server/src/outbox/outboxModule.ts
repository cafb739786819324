import { sysOutbox } from '@lading/core/entity'
import type { FastifyInstance } from 'fastify'
import type { Context, ServerModule } from '../module'
import { defineResource } from '../resource/defineResource'
import { channelsOf } from './channels'
import { sendOutbox } from './sendOutbox'

/** The list of the outbox, and what empties it. */
const resource = defineResource(sysOutbox, {
  migrations: [],
  seed: false,
  dictionaries: [
    {
      code: 'outbox_channel',
      name: { zh: '发送渠道', en: 'Channel of the outbox' },
      items: [
        { value: 'erp', zh: 'ERP', en: 'ERP' },
        { value: 'mail', zh: '邮件', en: 'E-mail' },
      ],
    },
  ],
})

/** Sends what is due every few seconds, in whatever process comes first. */
function keepSending(app: FastifyInstance, context: Context): void {
  const { outboxSeconds } = context.env
  if (outboxSeconds === 0) return
  const channels = channelsOf(context.env)
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    sendOutbox(context, channels)
      .catch((error: Error) => context.log.warn({ reason: error.message }, 'the outbox could not be sent'))
      .finally(() => (busy = false))
  }, outboxSeconds * 1_000)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

export const outboxModule: ServerModule = {
  ...resource,
  // The page stands below 系统管理, not in an area of its own.
  menus: resource.menus
    ?.filter(({ key }) => key !== 'area:system')
    .map((menu) =>
      menu.parent === 'area:system'
        ? {
            ...menu,
            parent: 'system',
            path: '/isystem/outbox',
            component: 'system/SysOutboxList',
            icon: 'message',
            sortNo: 95,
          }
        : menu,
    ),
  routes: async (app, context) => {
    await resource.routes?.(app, context)
    keepSending(app, context)
  },
}
