import { readFileSync } from 'node:fs'

/** Resident megabytes of a process; `undefined` where the system does not tell. */
export function residentMegabytes(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
  } catch {
    return undefined
  }
}

/** The child processes of a process: the embedded database is one of the server's. */
export function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number)
  } catch {
    return []
  }
}

/** Does the work and gives its result with the server's memory before it, at its highest and after it. */
export async function whileWatching(pid, work) {
  const before = residentMegabytes(pid)
  let highest = before
  const look = () => (highest = Math.max(highest ?? 0, residentMegabytes(pid) ?? 0) || undefined)
  const timer = setInterval(look, 100)
  try {
    const result = await work()
    look()
    return { result, memory: { before, highest, after: residentMegabytes(pid) } }
  } finally {
    clearInterval(timer)
  }
}
