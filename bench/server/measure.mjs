import { cpus, totalmem } from 'node:os'

/** Facts of this machine that a figure must be read with. */
export function machine() {
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
  }
}

/** Makes `calls` calls, `together` at a time, after a tenth of them as warm-up; times in milliseconds. */
export async function measure(name, call, { calls, together }) {
  for (let i = 0; i < Math.max(3, calls / 10); i += 1) await call()
  const times = []
  let left = calls
  const began = performance.now()
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const from = performance.now()
      await call()
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  const at = (share) => round(times[Math.min(times.length - 1, Math.floor(times.length * share))])
  const result = {
    name,
    together,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    perSecond: round(calls / seconds),
  }
  console.error(`${name} (${together} at a time): p50 ${result.p50} ms, p95 ${result.p95} ms`)
  return result
}

/** The results as a Markdown table. */
export function table(title, results) {
  const facts = machine()
  const rows = results.map(
    (r) => `| ${r.name} | ${r.together} | ${r.p50} | ${r.p95} | ${r.p99} | ${r.perSecond} |`,
  )
  return [
    `# ${title}`,
    '',
    `${facts.date}, Node ${facts.node}, ${facts.cores} cores, ${facts.memory}. Milliseconds seen by the caller; client and server share the cores.`,
    '',
    '| call | at a time | p50 | p95 | p99 | calls/s |',
    '|---|--:|--:|--:|--:|--:|',
    ...rows,
    '',
  ].join('\n')
}

const round = (value) => Math.round(value * 10) / 10
