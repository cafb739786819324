import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'

const RESULTS = new URL('../results/', import.meta.url)

/** Keeps the figures, and gives the page that shows them. */
export function writeScale({ machine, quotations, entries, calls, found }) {
  const busy = Math.round(loadavg()[0] * 10) / 10
  const count = (number) => number.toLocaleString('en')
  const rows = found.map(
    ({ name, goal, p50, p95, p99 }) =>
      `| ${name} | ${p50} | ${p95} | ${p99} | ${goal} | ${p95 < goal ? 'yes' : '**no**'} |`,
  )
  const text = `# Size

\`node bench/scale.mjs --database postgres://…\`: ${count(quotations)} quotations of 20 lines and ${count(entries)} entries of the stock
ledger (a tenth as many lots) on PostgreSQL. Milliseconds as the caller sees them, one call at a time; conditions change from
call to call, so counts are taken anew. Quotations are asked for by an account that is bound to its department, stock by one
that is bound to its company. Dashboards are asked for when no count of them is kept any more.

${machine.date}, Node ${machine.node}, ${machine.cores} cores, ${machine.memory}; load of the machine ${busy}; ${calls} calls each.

| asked for | p50 | p95 | p99 | goal (p95) | reached |
|---|--:|--:|--:|--:|---|
${rows.join('\n')}
`
  writeFileSync(
    new URL('scale.json', RESULTS),
    `${JSON.stringify({ machine, quotations, entries, calls, busy, found }, null, 2)}\n`,
  )
  writeFileSync(new URL('scale.md', RESULTS), text)
  return text
}
