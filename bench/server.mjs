// The built product under load, beside plain Fastify and pg on the same database: lists over 200,000 quotations, login,
// saving a 200-line order, importing 100,000 rows, a broadcast to 1,000 sockets.
// node bench/server.mjs [--database postgres://…] [--quick] [--rows 200000] [--calls 200]
// The PostgreSQL given must be empty; what the run wrote stays in it.
import { parseArgs } from 'node:util'
import { importRows, workbookOf } from './server/cases/imports.mjs'
import { isPage, LISTS } from './server/cases/lists.mjs'
import { quotationWith } from './server/cases/orders.mjs'
import { broadcasts } from './server/cases/sockets.mjs'
import { machine, measure, round, spread } from './server/measure.mjs'
import { childrenOf, whileWatching } from './server/memory.mjs'
import { call, dataFolder, startProduct } from './server/product.mjs'
import { writeReport } from './server/report.mjs'
import { makeUsers } from './server/users.mjs'
import { startYardstick } from './server/yardstick.mjs'

const { values } = parseArgs({
  options: {
    rows: { type: 'string' },
    calls: { type: 'string' },
    database: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})
const { quick, database } = values
const rows = Number(values.rows ?? (quick ? 20_000 : 200_000))
const calls = Number(values.calls ?? (quick ? 40 : 200))
const imported = quick ? 5_000 : 100_000
const held = quick ? 100 : 1_000
const rounds = quick ? 3 : 20
const AT_ONCE = [1, 10]

// Page 500 of twenty rows must be there.
if (!(rows >= 10_000)) throw new Error('--rows must be at least 10000')

const began = Date.now()
const say = (text) => console.error(`• ${text}`)
const results = { calls: [], plain: [], uncounted: [], memory: [] }
const data = dataFolder()

/** Notes the memory of the server, and of its database where that is a child of it. */
async function remembered(name, pid, work) {
  const [child] = childrenOf(pid)
  const server = await whileWatching(pid, () => (child ? whileWatching(child, work) : work()))
  results.memory.push({ name: `server: ${name}`, ...server.memory })
  if (!child) return server.result
  results.memory.push({ name: `embedded database: ${name}`, ...server.result.memory })
  return server.result.result
}

/** Every list, one caller and ten. */
async function measureLists(get, into, times = calls) {
  for (const { name, query } of LISTS)
    for (const together of AT_ONCE)
      into.push(await measure(name, () => get(`${query}&pageSize=20`, isPage), { calls: times, together }))
}

async function measureProduct() {
  say(`starting the product with ${rows} quotations …`)
  const product = await startProduct(data.dir, {
    SEED_SCALE: String(rows),
    SEED_FORMS: 'no',
    ...(database ? { DATABASE_URL: database } : {}),
  })
  const { pid } = product
  try {
    // People with roles and data rules; the administrator alone releases announcements.
    const admin = await product.login('admin')
    const [{ api: user }, { api: other }] = await makeUsers(product, 2)
    await remembered('lists', pid, () =>
      measureLists((query, holds) => user.get(`/sales/saQuotation/list?${query}`, holds), results.calls),
    )
    for (const together of AT_ONCE) {
      const ready = []
      for (let at = 0; at < calls * 2; at += 1) ready.push(await product.ready('sales'))
      const enter = () => product.enter(ready.pop())
      results.calls.push(await measure('login', enter, { calls, together }))
    }
    const hasLines = (saved) => saved.saQuotationLine.length === 200
    const save = () => user.post('/sales/saQuotation/add', quotationWith(200), hasLines)
    await remembered('orders of 200 lines', pid, async () => {
      for (const together of AT_ONCE)
        results.calls.push(
          await measure('save an order of 200 lines', save, { calls: Math.ceil(calls / 2), together }),
        )
    })
    let last = await save()
    const edit = async () => {
      const line = { ...last.saQuotationLine[100], quantity: 1 + Math.floor(Math.random() * 100) }
      last = await user.put(
        '/sales/saQuotation/edit',
        { ...last, saQuotationLine: { tableData: [line], deleteData: [] } },
        (saved) => saved.saQuotationLine[100].quantity === line.quantity,
      )
    }
    results.calls.push(await measure('change one line of 200', edit, { calls: Math.ceil(calls / 2) }))

    say(`${held} sockets …`)
    await remembered('sockets', pid, async () => {
      const heard = await broadcasts(product, admin, { sockets: held, rounds, onHeld: () => {} })
      results.sockets = {
        count: held,
        rounds,
        opening: round(heard.opening / 1000),
        each: spread(heard.each),
        last: spread(heard.last),
      }
    })

    say(`importing ${imported} rows …`)
    const workbook = workbookOf(imported)
    await remembered('import', pid, async () => {
      const { seconds, times } = await importRows(user, other, workbook, imported)
      results.imports = { count: imported, seconds: round(seconds), lists: spread(times) }
    })
  } finally {
    await product.end()
  }
}

async function measurePlain() {
  say('the same on plain Fastify and pg …')
  const plain = await startYardstick({ dataDir: data.dir, database })
  try {
    const list = (more) => (query, holds) =>
      call(`${plain.url}/list?${query}${more}`, 'GET', {}, undefined, holds)
    // Counting 200,000 rows takes its time; a quarter of the calls shows it as well.
    await measureLists(list(''), results.plain, Math.ceil(calls / 4))
    await measureLists(list('&count=no'), results.uncounted)
    const hasLines = (saved) => saved.saQuotationLine.length === 200
    const save = () => call(`${plain.url}/save`, 'POST', {}, quotationWith(200), hasLines)
    for (const together of AT_ONCE)
      results.plain.push(
        await measure('save an order of 200 lines', save, { calls: Math.ceil(calls / 2), together }),
      )
    const from = performance.now()
    await call(`${plain.url}/rows`, 'POST', {}, { count: imported })
    results.plainImport = { seconds: round((performance.now() - from) / 1000) }
  } finally {
    await plain.end()
  }
}

try {
  await measureProduct()
  await measurePlain()
} finally {
  data.remove()
}
const minutes = round((Date.now() - began) / 60_000)
console.log(
  writeReport(database ? 'postgres' : 'embedded', { machine: machine(), rows, minutes, results }, quick),
)
