// The yardstick, in a process of its own: plain Fastify and pg on the database that the product has filled, each
// call as directly as it can be written. No session, no rights, no rules, no log of changes.
import { createRequire } from 'node:module'
import { importedRow } from './cases/imports.mjs'

// The very versions that the product runs on.
const require = createRequire(new URL('../../packages/server/package.json', import.meta.url))
const { fastify } = require('fastify')
const pg = require('pg')

const { connection, most } = JSON.parse(process.argv[2])
// Numbers and times as texts, as the product reads them.
const types = { getTypeParser: (oid) => (oid === 1700 ? Number : (text) => text) }
const pool = new pg.Pool({ ...connection, max: most, types })
const query = async (text, values) => (await pool.query(text, values)).rows

const HEADER =
  'customer_no text, customer_name text, vessel text, vessel_name text, eta date, cust_dept text, salesman_name text, remark text'
const LINE =
  'id text, order_num integer, item_id text, item_name text, quantity numeric, unit text, price numeric, subtotal numeric'
const names = (shape) => shape.replace(/ (text|date|integer|numeric)/g, '')
const snake = (row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`), value]),
  )
let serial = 0
const newId = () => `plain${process.pid}x${(serial += 1)}`

/** Field → value → text. */
const texts = {}
for (const [field, code] of Object.entries({
  company: 'company',
  port: 'port',
  site: 'site',
  business: 'business_unit',
  salesType: 'sales_type',
})) {
  const items = await query(
    'SELECT i.item_value, i.item_text FROM sys_dict_item i JOIN sys_dict d ON d.id = i.dict_id WHERE d.dict_code = $1',
    [code],
  )
  texts[field] = new Map(items.map((item) => [item.item_value, item.item_text]))
}

const COLUMNS = `id, version, sys_org_code AS "sysOrgCode", create_by AS "createBy", create_time AS "createTime",
  update_by AS "updateBy", update_time AS "updateTime", status, quotation_no AS "quotationNo",
  sales_task_number AS "salesTaskNumber", company, customer_no AS "customerNo", customer_name AS "customerName", vessel,
  vessel_name AS "vesselName", port, port_name AS "portName", eta, site, business, sales_type AS "salesType",
  cust_dept AS "custDept", cust_application AS "custApplication", amount, salesman_name AS "salesmanName",
  agent_info AS "agentInfo", remark`
const SORTS = { createTime: 'create_time', amount: 'amount' }

/** The conditions of a list call as bound SQL. */
function conditions(given) {
  const values = [0]
  const parts = ['tenant_id = $1']
  const add = (text, value) => parts.push(text.replace('?', `$${values.push(value)}`))
  if (given.status) add('status = ?', given.status)
  if (given.customerName) add('customer_name ILIKE ?', `%${given.customerName.replace(/^\*|\*$/g, '')}%`)
  if (given.eta_begin) add('eta >= ?', given.eta_begin)
  if (given.eta_end) add('eta <= ?', given.eta_end)
  if (given.amount_begin) add('amount >= ?', given.amount_begin)
  if (given.amount_end) add('amount <= ?', given.amount_end)
  return { where: parts.join(' AND '), values }
}

const app = fastify({ bodyLimit: 8 * 1_048_576 })
const answer = (result) => ({ success: true, code: 200, message: '', result, timestamp: Date.now() })

app.get('/list', async ({ query: given }) => {
  const { where, values } = conditions(given)
  const order = given.order === 'asc' ? 'ASC' : 'DESC'
  const size = Number(given.pageSize)
  const records = await query(
    `SELECT ${COLUMNS} FROM sa_quotation WHERE ${where} ORDER BY ${SORTS[given.column] ?? 'create_time'} ${order}, id ${order}
     LIMIT ${size} OFFSET ${(Number(given.pageNo) - 1) * size}`,
    values,
  )
  for (const row of records)
    for (const [field, known] of Object.entries(texts))
      if (row[field]) row[`${field}_dictText`] = known.get(row[field]) ?? row[field]
  const total =
    given.count === 'no'
      ? size
      : Number((await query(`SELECT count(*) AS total FROM sa_quotation WHERE ${where}`, values))[0].total)
  return answer({ records, total, size, current: Number(given.pageNo), pages: Math.ceil(total / size) })
})

app.post('/save', async ({ body }) => {
  const client = await pool.connect()
  const id = newId()
  try {
    await client.query('BEGIN')
    const { saQuotationLine, ...header } = body
    await client.query(
      `INSERT INTO sa_quotation (id, status, amount, ${names(HEADER)})
       SELECT $1, 'draft', $2, ${names(HEADER)} FROM jsonb_to_record($3::jsonb) AS r(${HEADER})`,
      [
        id,
        saQuotationLine.tableData.reduce((sum, line) => sum + line.quantity * line.price, 0),
        JSON.stringify(snake(header)),
      ],
    )
    const lines = saQuotationLine.tableData.map((line, at) =>
      snake({ ...line, id: newId(), orderNum: at + 1, subtotal: line.quantity * line.price }),
    )
    await client.query(
      `INSERT INTO sa_quotation_line (parent_id, ${names(LINE)})
       SELECT $1, ${names(LINE)} FROM jsonb_to_recordset($2::jsonb) AS r(${LINE})`,
      [id, JSON.stringify(lines)],
    )
    await client.query('COMMIT')
    return answer({ id, saQuotationLine: lines })
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
})

app.post('/rows', async ({ body: { count } }) => {
  for (let from = 0; from < count; from += 1_000) {
    const rows = []
    for (let at = from; at < Math.min(count, from + 1_000); at += 1)
      rows.push({ id: newId(), ...snake(importedRow(at)) })
    await query(
      `INSERT INTO sa_quotation (id, ${names(HEADER)}) SELECT id, ${names(HEADER)} FROM jsonb_to_recordset($1::jsonb) AS r(id text, ${HEADER})`,
      [JSON.stringify(rows)],
    )
  }
  return answer({ count })
})

const url = await app.listen({ port: 0, host: '127.0.0.1' })
process.send({ url })
process.on('disconnect', () => process.exit(0))
