import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { pg } from './database.mjs'
import { LARGE } from './formsLoad.mjs'
import { round } from './measure.mjs'

const RESULTS = new URL('../results/', import.meta.url)
const PAGE = 'LIMIT 20'

/** What the database has to do for a page: it does not depend on how busy the machine is. */
const STATEMENTS = [
  ['newest', `SELECT id FROM ${LARGE.table} WHERE tenant_id = 0 ORDER BY create_time DESC, id DESC ${PAGE}`],
  [
    'sorted by amount',
    `SELECT id FROM ${LARGE.table} WHERE tenant_id = 0 ORDER BY amount DESC NULLS FIRST, id DESC ${PAGE}`,
  ],
  [
    'of a state, newest',
    `SELECT id FROM ${LARGE.table} WHERE tenant_id = 0 AND status = 'draft' ORDER BY create_time DESC, id DESC ${PAGE}`,
  ],
  [
    'days of a range',
    `SELECT id FROM ${LARGE.table} WHERE tenant_id = 0 AND day BETWEEN current_date - 40 AND current_date - 30 ORDER BY day DESC, id DESC ${PAGE}`,
  ],
  ['one number', `SELECT id FROM ${LARGE.table} WHERE tenant_id = 0 AND number = 'BX000007919'`],
  [
    'own department, counted',
    `SELECT count(*) FROM ${LARGE.table} WHERE tenant_id = 0 AND sys_org_code LIKE 'A01A01%'`,
  ],
]

const nodes = (plan) => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** Plan, pages touched, and time of what a list asks for. */
export async function plansOf(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = []
    for (const [name, statement] of STATEMENTS) {
      const { rows } = await client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`)
      const [{ Plan: plan, 'Execution Time': time }] = rows[0]['QUERY PLAN']
      const ways = nodes(plan).map((node) => node['Index Name'] ?? node['Node Type'])
      found.push({
        name,
        way: ways.at(-1),
        pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
        time: round(time),
      })
    }
    return found
  } finally {
    await client.end()
  }
}

/** Keeps the figures, and gives the page that shows them. */
export function writeForms(result) {
  const { machine, forms, rows, calls, boot, publishing, found, plans } = result
  const busy = round(loadavg()[0])
  const count = (number) => number.toLocaleString('en')
  const line = ({ name, goal, p50, p95, p99 }) =>
    `| ${name} | ${p50} | ${p95} | ${p99} | ${count(goal)} | ${p95 < goal ? 'yes' : '**no**'} |`
  const text = `# Stored forms

\`node bench/forms.mjs --database postgres://…\`: ${count(forms)} forms in force on one server, ${count(rows)} records in one of them, on
PostgreSQL. Milliseconds as the caller sees them, one call at a time; conditions change from call to call. “Own department”
is asked by an account whose data rule binds it, “everything” by one that no rule binds.

${machine.date}, Node ${machine.node}, ${machine.cores} cores, ${machine.memory}; load of the machine ${busy}; ${calls} calls each.

| asked for | p50 | p95 | p99 | goal (p95) | reached |
|---|--:|--:|--:|--:|---|
${found.map(line).join('\n')}

From the start of the process to the first answer, with all forms: ${count(Math.round(boot))} ms.
${publishing ? `The last fifty of these forms were published in ${publishing.p50} ms each (p95 ${publishing.p95}).\n` : ''}
## What the database does for a page

\`EXPLAIN (ANALYZE, BUFFERS)\`: pages touched do not depend on how busy the machine is.

| statement | last step of the plan | pages | ms |
|---|---|--:|--:|
${plans.map(({ name, way, pages, time }) => `| ${name} | ${way} | ${count(pages)} | ${time} |`).join('\n')}
`
  writeFileSync(new URL('forms.json', RESULTS), `${JSON.stringify({ ...result, busy }, null, 2)}\n`)
  writeFileSync(new URL('forms.md', RESULTS), text)
  return text
}
