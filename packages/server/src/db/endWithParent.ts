import { Worker } from 'node:worker_threads'

const LOOK_MS = 200

/**
 * The program of the thread. It stands here as a text because a thread cannot load TypeScript by itself, and it needs
 * nothing but Node. A parent that died is told by another parent (Unix) or by its missing process (Windows).
 */
const PROGRAM = `
const { parent, grace, look } = require('node:worker_threads').workerData
const alive = () => {
  if (process.ppid !== parent) return false
  try {
    process.kill(parent, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
const watching = setInterval(() => {
  if (alive()) return
  clearInterval(watching)
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), grace)
}, look)
`

/**
 * Ends this process when its parent is gone, also while its main thread works without a pause and hears nothing: the
 * parent is watched by a thread of its own.
 *
 * @param grace milliseconds in which the process may end in its own way first @default 1000
 */
export function endWithParent(grace = 1_000): void {
  const thread = new Worker(PROGRAM, {
    eval: true,
    execArgv: [],
    workerData: { parent: process.ppid, grace, look: LOOK_MS },
  })
  thread.unref()
}
