import { pg } from './database.mjs'

const LINES = 20
/** Rows of one statement: a transaction stays short. */
const PIECE = 50_000

/** An id as the product makes them: 32 hexadecimal digits, the newer the greater. `n` counts up. */
const id = (kind, n) => `'${kind}' || lpad(to_hex(${n}), 30, '0')`
/** A moment some years back, the newer the greater `n` is. */
const moment = (n, all) => `now() - interval '5 years' * (1 - ${n}::float8 / ${all})`
/** The `n`-th of a list, over and over. */
const nth = (list, n) => `(SELECT a[1 + (${n}) % cardinality(a)] FROM ${list})`

/**
 * Fills a database that the product has just set up. What is there already is left: a second run adds nothing.
 * @returns what the cases ask for: ids of quotations with a chain, numbers that rows have
 */
export async function loadTrade(url, { quotations, entries }, say) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`SELECT count(*)::int AS n FROM sa_quotation WHERE id LIKE 'e1%'`)
    if (rows[0].n < quotations) {
      await lists(client)
      await loadQuotations(client, quotations, say)
      await loadStock(client, entries, say)
      say('statistics …')
      await client.query('VACUUM ANALYZE')
    }
    const chains = await client.query(
      `SELECT from_id AS id FROM sys_record_origin WHERE from_entity = 'saQuotation' AND from_id LIKE 'e1%' ORDER BY from_id LIMIT 500`,
    )
    return { chains: chains.rows.map((row) => row.id), quotations }
  } finally {
    await client.end()
  }
}

/** Masters of the demo, as lists to choose from. */
async function lists(client) {
  await client.query(`
    CREATE TEMP TABLE vessels AS SELECT array_agg(code ORDER BY code) AS a FROM vessel WHERE tenant_id = 0;
    CREATE TEMP TABLE items AS SELECT array_agg(code ORDER BY code) AS a FROM item WHERE tenant_id = 0;
    CREATE TEMP TABLE companies AS SELECT array_agg(code ORDER BY code) AS a FROM company WHERE tenant_id = 0;
    CREATE TEMP TABLE states AS SELECT ARRAY['draft','submitted','submitted','confirmed','confirmed','closed','closed','closed','cancelled'] AS a;
    CREATE TEMP TABLE orgs AS SELECT ARRAY['A01A01','A01A02','A01A01','A01A02','A01A04'] AS a;
    CREATE TEMP TABLE people AS SELECT ARRAY['sales','manager','admin','load0'] AS a;`)
}

async function loadQuotations(client, quotations, say) {
  for (let from = 0; from < quotations; from += PIECE) {
    const to = Math.min(from + PIECE, quotations)
    say(`quotations ${from} to ${to} …`)
    await client.query(`
      INSERT INTO sa_quotation (id, sys_org_code, create_by, create_time, update_time, status, quotation_no, company, customer_no,
        customer_name, vessel, vessel_name, vessel_risk, port, port_name, eta, site, business, sales_type, amount, salesman_name, remark)
      SELECT ${id('e1', 'n')}, ${nth('orgs', 'n')}, ${nth('people', 'n / 5')}, ${moment('n', quotations)}, ${moment('n', quotations)},
        ${nth('states', 'n * 7')}, 'QX' || lpad(n::text, 9, '0'), ${nth('companies', 'n')}, v.customer, c.name, v.code, v.name, v.risk_level,
        'CNSHA', '上海', (${moment('n', quotations)})::date + (n % 60)::int, 'YS', 'MAR', 'spot', 20 * (10 + n % 9000), 'sales',
        '第 ' || n || ' 号询价，' || CASE n % 4 WHEN 0 THEN '甲板物资' WHEN 1 THEN '机舱备件' WHEN 2 THEN '伙食' ELSE '缆绳' END
      FROM generate_series(${from}, ${to - 1}) AS n
      JOIN vessel v ON v.tenant_id = 0 AND v.code = ${nth('vessels', 'n')}
      JOIN customer c ON c.tenant_id = 0 AND c.code = v.customer`)
    await client.query(`
      INSERT INTO sa_quotation_line (id, parent_id, order_num, status, item_id, item_name, quantity, unit, price, subtotal)
      SELECT ${id('e2', `n * ${LINES} + l`)}, ${id('e1', 'n')}, l, 'open', i.code, i.name, 10, 'PCS', 10 + n % 9000, 10 * (10 + n % 9000)
      FROM generate_series(${from}, ${to - 1}) AS n CROSS JOIN generate_series(1, ${LINES}) AS l
      JOIN item i ON i.tenant_id = 0 AND i.code = ${nth('items', 'n + l')}`)
    // Every other quotation has become a confirmation.
    await client.query(`
      INSERT INTO sales_order_confirmation (id, sys_org_code, create_by, create_time, status, confirmation_no, quotation_no, company,
        cus_account, customer_name, vessel, vessel_name, vessel_risk, eta, amount, credit_excess, sync_status)
      SELECT 'e3' || substr(id, 3), sys_org_code, create_by, create_time, CASE WHEN status = 'closed' THEN 'closed' ELSE 'confirmed' END,
        'SX' || substr(quotation_no, 3), quotation_no, company, customer_no, customer_name, vessel, vessel_name, vessel_risk, eta, amount, 'N', 'synced'
      FROM sa_quotation WHERE id >= ${id('e1', from)} AND id < ${id('e1', to)} AND status IN ('confirmed', 'closed')`)
    await client.query(`
      INSERT INTO sys_record_origin (tenant_id, from_entity, from_id, from_line, entity, action, record_id)
      SELECT 0, 'saQuotation', q.id, l.id, 'salesOrderConfirmation', 'createConfirmation', 'e3' || substr(q.id, 3)
      FROM sa_quotation q JOIN sa_quotation_line l ON l.parent_id = q.id
      WHERE q.id >= ${id('e1', from)} AND q.id < ${id('e1', to)} AND q.status IN ('confirmed', 'closed')`)
  }
}

/** Entries of each lot: received, reserved, taken, and nothing left of two lots in three. */
const STEPS = 10

async function loadStock(client, entries, say) {
  const lots = Math.ceil(entries / STEPS)
  for (let from = 0; from < lots; from += PIECE) {
    const to = Math.min(from + PIECE, lots)
    say(`lots ${from} to ${to} …`)
    const common = `${nth('companies', 'n')} AS company, 'YS' AS site, 'SA01' AS department`
    await client.query(`
      INSERT INTO inventory (id, create_by, create_time, lot_no, kind, item_id, item_name, unit, actual_qty, reserve_qty, available_qty,
        customer, company, site, department, zone, source_no, stocked_on)
      SELECT ${id('e4', 'n')}, 'warehouse', ${moment('n', lots)}, 'LX' || lpad(n::text, 9, '0'), 'deliveryCentralised', i.code, i.name, 'PCS',
        left_over, 0, left_over, 'C10045', p.company, p.site, p.department, 'A-01', 'RX' || lpad((n / 3)::text, 9, '0'), (${moment('n', lots)})::date
      FROM generate_series(${from}, ${to - 1}) AS n
      CROSS JOIN LATERAL (SELECT ${common}, CASE n % 3 WHEN 0 THEN 20 ELSE 0 END AS left_over) p
      JOIN item i ON i.tenant_id = 0 AND i.code = ${nth('items', 'n')}`)
    // 10 steps: in, then nine times out of what is there.
    await client.query(`
      INSERT INTO stock_entry (id, create_by, create_time, posted_at, lot_no, item_id, item_name, unit, cause_type, source_no, action,
        actual_change, reserve_change, actual_after, reserve_after, customer, company, site, department)
      SELECT ${id('e5', `n * ${STEPS} + s`)}, 'warehouse', t.create_time + s * interval '1 hour', (t.create_time + s * interval '1 hour') AT TIME ZONE 'Asia/Shanghai',
        t.lot_no, t.item_id, t.item_name, 'PCS', CASE WHEN s = 0 THEN 'receiveOrder' ELSE 'logShipOrder' END, t.source_no,
        CASE WHEN s = 0 THEN 'receive' ELSE 'dispatch' END,
        CASE WHEN s = 0 THEN 90 + t.actual_qty ELSE -10 END, 0, 90 + t.actual_qty - 10 * s, 0, t.customer, t.company, t.site, t.department
      FROM (SELECT *, ('x' || right(id, 8))::bit(32)::int AS n FROM inventory WHERE id >= ${id('e4', from)} AND id < ${id('e4', to)}) t
      CROSS JOIN generate_series(0, ${STEPS - 1}) AS s`)
  }
}
