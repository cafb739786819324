// `npm run load -- [--minutes 10] [--rate 40] [--users 200] [--rows 20000] [--database postgres://…]`
// Users with roles, data rules and hidden fields list, open and save on the built product; PostgreSQL is watched
// meanwhile. A run makes a database of its own on the server of the address and drops it.
// `--check`: half a minute, and the exit code is 1 when a call failed or connections stood still in a transaction.
import { parseArgs } from 'node:util'
import { buildPortal, install } from './lib/prepare.mjs'
import { requireNode, stop } from './lib/run.mjs'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    database: { type: 'string' },
    minutes: { type: 'string' },
    rate: { type: 'string', default: '40' },
    rows: { type: 'string', default: '20000' },
    users: { type: 'string', default: '200' },
    server: { type: 'string' },
  },
})
const number = (name, text) => {
  if (!(Number(text) > 0)) stop(`--${name} must be a number above 0.`)
  return Number(text)
}
const seconds = 60 * number('minutes', values.minutes ?? (values.check ? '0.5' : '10'))
const rate = number('rate', values.rate)
const count = number('users', values.users)
/** A transaction that waits for nothing but this process is over in milliseconds. */
const MAX_IDLE_SECONDS = 2

requireNode()
await install()
if (!values.server) await buildPortal()
// The tool reads packages of the workspace, which are there only now.
const { dataFolder, startProduct } = await import('../bench/server/product.mjs')
const { makeUsers } = await import('../bench/server/users.mjs')
const { traffic } = await import('../bench/server/load/traffic.mjs')
const { freshDatabase } = await import('../bench/server/database.mjs')
const { watchConnections } = await import('../bench/server/load/watch.mjs')
const { machine } = await import('../bench/server/measure.mjs')

const say = (text) => console.error(`• ${text}`)

async function measure(url) {
  const data = dataFolder()
  try {
    const env = { SEED_SCALE: values.rows, ...(url ? { DATABASE_URL: url } : {}) }
    const product = await startProduct(data.dir, env, values.server)
    try {
      say(`${count} users …`)
      const users = await makeUsers(product, count)
      say(`${rate} calls a second for ${seconds} s …`)
      const watch = url ? await watchConnections(url) : undefined
      const result = await traffic(users, { rate, seconds, onProgress: say })
      return { ...result, connections: await watch?.end() }
    } finally {
      await product.end()
    }
  } finally {
    data.remove()
  }
}

function tell({ calls, perSecond, failures, unanswered, skipped, mostAtOnce, times, connections }) {
  const { date, node, cores } = machine()
  const failed = Object.entries(failures).map(([why, many]) => `${many} × ${why}`)
  console.log(
    `${values.database ? 'PostgreSQL' : 'Embedded database'}, ${date}, Node ${node}, ${cores} cores`,
  )
  console.log(`${count} users, ${rate} calls/s wanted, ${perSecond} answered, ${calls} calls in ${seconds} s`)
  console.log(
    `failed: ${failed.join(', ') || 'none'}; unanswered: ${unanswered}; not begun, as everybody waited: ${skipped}; most at once: ${mostAtOnce}`,
  )
  for (const [kind, { calls: many, p50, p95, p99, most }] of Object.entries(times))
    console.log(
      `${kind.padEnd(5)} ${String(many).padStart(6)} calls  p50 ${p50} ms  p95 ${p95}  p99 ${p99}  longest ${most}`,
    )
  if (!connections) return
  const states = Object.entries(connections.most).map(([state, many]) => `${state} ${many}`)
  console.log(`pg_stat_activity, most at once in ${connections.looks} looks: ${states.join(', ')}`)
  console.log(
    `longest idle in a transaction: ${connections.longestIdleInTransaction.toFixed(2)} s; all of them so: ${connections.allIdleInTransaction} looks`,
  )
}

const fresh = values.database ? await freshDatabase(values.database) : undefined
let result
try {
  result = await measure(fresh?.url)
} finally {
  await fresh?.drop()
}
tell(result)
if (values.check) {
  const faults = [
    Object.keys(result.failures).length > 0 && 'calls failed',
    result.unanswered > 0 && 'calls were not answered',
    result.skipped > 0 && 'the server fell behind: everybody waited for an answer',
    (result.connections?.longestIdleInTransaction ?? 0) > MAX_IDLE_SECONDS &&
      'connections stood still in a transaction',
  ].filter(Boolean)
  if (faults.length > 0) stop(`${faults.join('; ')}.`)
}
