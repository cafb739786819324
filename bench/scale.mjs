// The product at the size of a company that has traded for years: 200,000 quotations of 20 lines and 1,000,000 entries of
// the stock ledger on PostgreSQL, loaded with SQL, asked for by people who are bound by data rules.
// node bench/scale.mjs --database postgres://… [--quotations 200000] [--entries 1000000] [--calls 60] [--keep name]
// A run makes a database of its own on the server of the address and drops it; `--keep` uses one again.
import { parseArgs } from 'node:util'
import { scaleCases } from './server/cases/scale.mjs'
import { freshDatabase, keptDatabase } from './server/database.mjs'
import { machine, measure, spread, told } from './server/measure.mjs'
import { dataFolder, startProduct } from './server/product.mjs'
import { loadTrade } from './server/scaleLoad.mjs'
import { writeScale } from './server/scaleReport.mjs'
import { makeUsers } from './server/users.mjs'

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    quotations: { type: 'string', default: '200000' },
    entries: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '60' },
    keep: { type: 'string' },
  },
})
if (!values.database) {
  console.log('scale: skipped, `--database` names no PostgreSQL server')
  process.exit(0)
}
const [quotations, entries, calls] = [values.quotations, values.entries, values.calls].map(Number)

const COLD_CALLS = 4

/** Counts are kept for five seconds: a few calls, each when none is kept any more. */
async function measureCold(name, once) {
  const times = []
  for (let at = 0; at < COLD_CALLS; at += 1) {
    await new Promise((done) => setTimeout(done, 5_100))
    const from = performance.now()
    await once()
    times.push(performance.now() - from)
  }
  return told({ name, ...spread(times) })
}

const say = (text) => console.error(`• ${text}`)
const data = dataFolder()
const database = values.keep
  ? await keptDatabase(values.database, values.keep)
  : await freshDatabase(values.database)
let product
try {
  say('starting the product …')
  product = await startProduct(data.dir, { DATABASE_URL: database.url })
  const loaded = await loadTrade(database.url, { quotations, entries }, say)
  const [{ api: seller }] = await makeUsers(product, 1).catch(async () => [
    { api: await product.login('load0', 'Load@2026-own') },
  ])
  const [keeper, manager] = [await product.login('warehouse'), await product.login('manager')]
  const found = []
  for (const { name, goal, run, cold } of scaleCases({ seller, keeper, manager }, loaded)) {
    let turn = 0
    const once = () => run((turn += 1))
    found.push({ goal, ...(cold ? await measureCold(name, once) : await measure(name, once, { calls })) })
  }
  console.log(writeScale({ machine: machine(), quotations, entries, calls, found }))
} finally {
  await product?.end()
  await database.drop()
  data.remove()
}
