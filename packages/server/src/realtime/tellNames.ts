import type { FastifyInstance } from 'fastify'
import type { Context } from '../module'
import { dictionariesNotice, NAMES } from './hub'

/** Changes that come one after another are told as one; who reads them asks for everything once. */
const GATHER_MS = 300
/** Rights of the administration whose calls change what pages show for a stored key. */
const NAMING = /^system:(category|depart|position|role|user):(add|edit|delete|import|recycle)$/

/** Calls `tell` once for all calls within a short time. @returns what is to be called */
function gathered(tell: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return () => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      tell()
    }, GATHER_MS)
    waiting.unref()
  }
}

/**
 * Tells open pages of other words for what they show (decision 24): of dictionaries each process its own sockets, as soon
 * as it has heard of the change; of other names the process that has made it, all.
 */
export function tellNames(app: FastifyInstance, { hub, dictionaries, cluster, log }: Context): void {
  let told: string | undefined
  const tellDictionaries = async () => {
    const version = await dictionaries.version()
    if (version === told) return
    told = version
    hub.notifyHere(dictionariesNotice(version))
  }
  const dictionariesChanged = gathered(() => {
    tellDictionaries().catch((error: Error) =>
      log.warn({ reason: error.message }, 'changed dictionaries could not be told'),
    )
  })
  cluster.bus.on('forget', (what) => {
    if (what === 'dictionaries') dictionariesChanged()
  })
  const namesChanged = gathered(() => hub.notify(NAMES))
  app.addHook('onResponse', async ({ administered = '' }) => {
    if (NAMING.test(administered)) namesChanged()
  })
}
