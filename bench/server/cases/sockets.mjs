import { createRequire } from 'node:module'
import { makeUser } from '../users.mjs'

const require = createRequire(new URL('../../../packages/server/package.json', import.meta.url))
/** Sockets that one user may hold. */
const PER_USER = 20

/** As many users as hold the sockets, logged in. */
async function people(product, admin, count) {
  const sessions = []
  for (let at = 0; at < count; at += 1) sessions.push((await makeUser(product, admin, `bench_${at}`)).api)
  return sessions
}

/** Opens the sockets of the notification channel; each listens for the texts that `hear` gets. */
async function openAll(product, sessions, count, hear) {
  const { WebSocket } = require('ws')
  const base = `${product.origin.replace('http', 'ws')}/api`
  const sockets = []
  const open = async (at) => {
    const { userId, token } = sessions[at % sessions.length]
    const socket = new WebSocket(`${base}/websocket/${userId}`, [token])
    socket.on('message', (data) => hear(String(data)))
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    sockets.push(socket)
  }
  for (let from = 0; from < count; from += 50)
    await Promise.all(Array.from({ length: Math.min(50, count - from) }, (_, i) => open(from + i)))
  return sockets
}

/**
 * Holds the sockets and releases announcements to all. Gives, over all broadcasts, the time from the call to each
 * socket's text, and of each broadcast until the last socket had it.
 */
export async function broadcasts(product, admin, { sockets: count, rounds, onHeld }) {
  const sessions = await people(product, admin, Math.ceil(count / PER_USER))
  let hear = () => {}
  const from = performance.now()
  const sockets = await openAll(product, sessions, count, (text) => hear(text))
  const opening = performance.now() - from
  await onHeld()
  const each = []
  const last = []
  for (let round = 0; round < rounds; round += 1) {
    const titile = `broadcast ${round}`
    await admin.post('/sys/annountCement/add', { titile, msgContent: '<p>x</p>', msgType: 'ALL' })
    const { records } = await admin.get(`/sys/annountCement/list?titile=${encodeURIComponent(titile)}`)
    let heard = 0
    const began = performance.now()
    const all = new Promise((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error(`only ${heard} of ${count} sockets heard the broadcast`)),
        30_000,
      )
      hear = (text) => {
        if (!text.includes(titile)) return
        each.push(performance.now() - began)
        heard += 1
        if (heard < count) return
        clearTimeout(limit)
        resolve()
      }
    })
    await admin.get(`/sys/annountCement/doReleaseData?id=${records[0].id}`)
    await all
    last.push(performance.now() - began)
  }
  for (const socket of sockets) socket.terminate()
  return { opening, each, last }
}
