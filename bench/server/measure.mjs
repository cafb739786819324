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

/** Makes `calls` calls, `together` at a time, after a tenth of them as warm-up. */
export async function measure(name, call, { calls, together = 1 }) {
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
  return told({ name, together, ...spread(times), perSecond: round(calls / seconds) })
}

/** p50, p95, p99 and the longest of times in milliseconds. */
export function spread(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: round(sorted.at(-1)) }
}

/** One decimal. */
export const round = (value) => Math.round(value * 10) / 10

/** Shows a result as soon as it is there. */
export function told(result) {
  const { name, together, p50, p95, p99 } = result
  console.error(`${name}${together ? ` (${together} at a time)` : ''}: p50 ${p50} ms, p95 ${p95}, p99 ${p99}`)
  return result
}
