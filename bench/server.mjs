// Server: p50/p95 of the list call over many quotations and of saving a 200-line order, on the built product.
// node bench/server.mjs [--rows 200000] [--calls 200] [--database postgres://…]
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { quotationWith } from './server/order.mjs'
import { startProduct } from './server/product.mjs'
import { machine, measure, table } from './server/measure.mjs'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    calls: { type: 'string', default: '200' },
    database: { type: 'string' },
  },
})
const calls = Number(values.calls)
const env = { SEED_SCALE: values.rows, ...(values.database ? { DATABASE_URL: values.database } : {}) }

console.error(`starting the product with ${values.rows} quotations …`)
const product = await startProduct(env)
const results = []
try {
  const api = await product.login('admin')
  const list = (query) => () =>
    api.get(`/sales/saQuotation/list?pageSize=20&${query}`, (page) => page.records.length > 0)
  const cases = [
    ['list, first page, newest first', list('pageNo=1&column=createTime&order=desc')],
    ['list, page 500', list('pageNo=500&column=createTime&order=desc')],
    [
      'list, two filters and a date range',
      list('pageNo=1&status=draft&customerName=*%E6%B5%B7%E8%BF%90*&eta_begin=2020-01-01&eta_end=2030-12-31'),
    ],
    ['list, sorted by amount', list('pageNo=1&column=amount&order=desc')],
  ]
  for (const [name, call] of cases) {
    results.push(await measure(name, call, { calls, together: 1 }))
    results.push(await measure(name, call, { calls, together: 10 }))
  }
  const save = () =>
    api.post('/sales/saQuotation/add', quotationWith(200), (saved) => saved.saQuotationLine.length === 200)
  results.push(
    await measure('save an order of 200 lines', save, { calls: Math.ceil(calls / 4), together: 1 }),
  )
  const order = await api.post('/sales/saQuotation/add', quotationWith(200), () => true)
  let last = order
  const edit = async () => {
    const line = { ...last.saQuotationLine[100], quantity: 1 + Math.floor(Math.random() * 100) }
    last = await api.put(
      '/sales/saQuotation/edit',
      { ...last, saQuotationLine: { tableData: [line], deleteData: [] } },
      (saved) => saved.saQuotationLine[100].quantity === line.quantity,
    )
  }
  results.push(await measure('change one line of 200', edit, { calls: Math.ceil(calls / 4), together: 1 }))
} finally {
  await product.end()
}

const name = values.database ? 'server-postgres' : 'server-embedded'
const title = `Server, ${values.database ? 'PostgreSQL' : 'embedded database'}, ${values.rows} quotations`
const text = table(title, results)
const folder = new URL('./results/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(
  new URL(`${name}.json`, folder),
  JSON.stringify({ ...machine(), rows: Number(values.rows), results }, null, 2) + '\n',
)
writeFileSync(new URL(`${name}.md`, folder), text)
console.log(text)
