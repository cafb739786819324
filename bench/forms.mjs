// Stored forms at the size of their quotas: 500 of them on one server, 1,000,000 records in one.
// node bench/forms.mjs --database postgres://… [--forms 500] [--rows 1000000] [--calls 60] [--keep name]
// A run makes a database of its own on the server of the address and drops it; `--keep` uses one again.
import { parseArgs } from 'node:util'
import { formCases } from './server/cases/forms.mjs'
import { freshDatabase, keptDatabase } from './server/database.mjs'
import { loadRecords, makeForms } from './server/formsLoad.mjs'
import { plansOf, writeForms } from './server/formsReport.mjs'
import { machine, measure, round } from './server/measure.mjs'
import { dataFolder, startProduct } from './server/product.mjs'

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    forms: { type: 'string', default: '500' },
    rows: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '60' },
    keep: { type: 'string' },
  },
})
if (!values.database) {
  console.log('forms: skipped, `--database` names no PostgreSQL server')
  process.exit(0)
}
const [forms, rows, calls] = [values.forms, values.rows, values.calls].map(Number)
const say = (text) => console.error(`• ${text}`)
const data = dataFolder()
const database = values.keep
  ? await keptDatabase(values.database, values.keep)
  : await freshDatabase(values.database)
const begin = () => startProduct(data.dir, { DATABASE_URL: database.url })
let product
try {
  say('starting the product …')
  product = await begin()
  const publishing = await makeForms(await product.login('admin'), { forms }, say)
  await loadRecords(database.url, rows, say)
  await product.end()
  say('starting it with all forms …')
  const from = performance.now()
  product = await begin()
  const boot = round(performance.now() - from)
  const [admin, seller] = [await product.login('admin'), await product.login('sales')]
  const found = []
  for (const { name, goal, calls: own = calls, run } of formCases({ admin, seller }, { rows })) {
    let turn = 0
    found.push({ goal, ...(await measure(name, () => run((turn += 1)), { calls: own })) })
  }
  const plans = await plansOf(database.url)
  console.log(writeForms({ machine: machine(), forms, rows, calls, boot, publishing, found, plans }))
} finally {
  await product?.end()
  await database.drop()
  data.remove()
}
