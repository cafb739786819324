import { createHash } from 'node:crypto'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { permissionCode } from '@lading/core/entity'
import type { RawData, WebSocket } from 'ws'
import { mayDo } from '../auth/sessionStore'
import { forbidden } from '../http/failures'
import type { Context } from '../module'
import type { Session } from '../session'
import { dictionariesNotice, pageOf } from './hub'
import { messageBucket } from './messageBucket'
import { readTableMessage } from './tableMessage'

const MAX_FRAME = 65_536
const TOO_MANY = 4429
const POLICY = 1008
const HEARTBEAT = 'HeartBeat'
const HEARTBEAT_ANSWER = JSON.stringify({ cmd: 'heartcheck', msgTxt: '心跳响应' })

/** The two channels (contract §15): a session, its own user id in the path, an own origin; else no handshake. */
export async function mountSockets(app: FastifyInstance, context: Context): Promise<void> {
  const { hub, dictionaries, log } = context
  await app.register(websocket, {
    options: {
      maxPayload: MAX_FRAME,
      perMessageDeflate: false,
      // A browser ends the connection unless the sub-protocol it offered is chosen: it is the token.
      handleProtocols: (offered: Set<string>) => [...offered][0] ?? false,
    },
    // The plugin's own way would close the sockets without a code: clients would not know that the server stops.
    preClose(done) {
      hub.close()
      this.websocketServer.close()
      done()
    },
  })

  /** @throws Failure when the path names another user; newer clients add the token's hash to the id */
  const requireOwnPath = async (request: FastifyRequest) => {
    const { userId } = request.params as { userId: string }
    const session = request.session!
    const [id, hash, ...more] = userId.split('_')
    const token = request.headers['x-access-token'] ?? request.headers['sec-websocket-protocol']
    const known = hash === undefined || hash === createHash('md5').update(String(token)).digest('hex')
    if (userId !== session.userId && (id !== session.userId || !known || more.length > 0)) throw forbidden()
  }

  /** Counts and reads a socket's messages; a flood ends it. */
  const listen = (socket: WebSocket, read: (text: string) => void) => {
    const mayRead = messageBucket()
    socket.on('message', (data: RawData, binary: boolean) => {
      if (!mayRead()) socket.close(TOO_MANY, 'too many messages')
      else if (binary) socket.close(POLICY, 'text only')
      else read(String(data))
    })
    socket.on('error', () => socket.terminate())
  }
  const enter = (socket: WebSocket, session: Session, channel: 'notice' | 'table', page?: string) => {
    const connection = { socket, session, channel, ...(page ? { page } : {}) }
    if (hub.add(connection)) return connection
    socket.close(TOO_MANY, 'too many sockets')
    return undefined
  }
  const guarded = {
    websocket: true as const,
    config: { access: 'session' as const, socket: true },
    preValidation: requireOwnPath,
    schema: { hide: true } as object,
  }

  app.get('/websocket/:userId', guarded, (socket, request) => {
    if (!enter(socket, request.session!, 'notice')) return
    // A browser may have kept dictionaries for days, or have been away while they were changed.
    dictionaries.version().then(
      (version) => socket.send(JSON.stringify(dictionariesNotice(version))),
      (error: Error) => log.warn({ reason: error.message }, 'dictionaries could not be told'),
    )
    listen(socket, (text) => {
      if (text === HEARTBEAT) socket.send(HEARTBEAT_ANSWER)
      else if (text === 'ping') socket.send('ping')
    })
  })

  /** Keys that name a resource or its lines ask for the right to list it; rows stay in their tenant in any case. */
  const entityOf = (socketKey: string) =>
    context.modules.find(
      ({ entity: one }) => one && (one.key === socketKey || Object.hasOwn(one.lines ?? {}, socketKey)),
    )?.entity
  app.get('/vxeSocket/:userId/:pageId', guarded, (socket, request) => {
    const { pageId } = request.params as { pageId: string }
    const connection = enter(socket, request.session!, 'table', pageOf(request.session!, pageId))
    if (!connection) return
    listen(socket, (text) => {
      const message = readTableMessage(text)
      if (message?.type === 'heart_beat') socket.send(JSON.stringify({ type: 'heart_beat', data: true }))
      if (message?.type !== 'update_vxe_table') return
      // The hub keeps the session's rights up to date.
      const { session } = connection
      const entity = entityOf(message.socketKey)
      if (entity && !mayDo(session, permissionCode(entity, 'list'))) return
      hub.pass({
        text: message.text,
        tenantId: session.tenantId,
        ...(entity ? { entity: entity.key } : {}),
      })
    })
  })
}
