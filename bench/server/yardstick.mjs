import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PLAIN = fileURLToPath(new URL('./plain.mjs', import.meta.url))
const HOST = fileURLToPath(new URL('../../packages/portal/dist/server/databaseHost.js', import.meta.url))
/** Connections of the product's pool, on either database. */
const POOL = { embedded: 1, postgres: 10 }

/** A child process and the first message it sends. */
async function started(file, argument) {
  const child = fork(file, [JSON.stringify(argument)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const message = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  child.removeAllListeners('exit')
  return { child, message, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

/** The plain server on the product's database; the product must not hold the embedded one any more. */
export async function startYardstick({ dataDir, database }) {
  const host = database ? undefined : await started(HOST, { dataDir })
  if (host && host.message.type !== 'ready') throw new Error(host.message.message)
  const connection = database
    ? { connectionString: database }
    : { ...host.message.address, user: 'postgres', database: 'postgres' }
  const plain = await started(PLAIN, { connection, most: database ? POOL.postgres : POOL.embedded })
  return {
    url: plain.message.url,
    end: async () => {
      plain.child.disconnect()
      await plain.ended
      host?.child.send({ type: 'close' })
      await host?.ended
    },
  }
}
