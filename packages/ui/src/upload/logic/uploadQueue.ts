import type { StoredFile } from '../../foundation/dataSource'
import { pauseFor, retryDelay } from './retry'
import { FileRemoved, watched } from './watched'

/** Files on their way at the same time. */
export const UPLOADS_AT_ONCE = 3

/** Sends one file. */
export type SendFile = (
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<StoredFile>

/** How a task stands. */
export type TaskState = 'waiting' | 'uploading' | 'done' | 'error'

/** One file of the queue. A changed task is a new object. */
export interface UploadTask {
  id: string
  file: File
  state: TaskState
  /** 0 to 100; 100 only after the server's answer. */
  percent: number
  stored?: StoredFile
  error?: Error
}

/** What a queue can be told. */
export interface UploadQueueOptions {
  send: SendFile
  /** Work on a file before it is sent: checks of its content, compression. Its failure is the file's. */
  prepare?: (file: File, signal: AbortSignal) => Promise<File>
  /** A file arrived although it had been removed. */
  onOrphan?: (stored: StoredFile) => void
  /** Whether `send` itself gives up what stalls and tries again, as for files that go in parts. @default none */
  watchesItself?: (file: File) => boolean
  onChange: () => void
  /** 1 to 10. @default 3 */
  concurrency?: number
}

/** Files that are sent a few at a time. */
export interface UploadQueue {
  add(files: readonly File[]): string[]
  tasks(): readonly UploadTask[]
  /** Sends a failed file again. */
  retry(id: string): void
  /** Ends and forgets a file; nothing is heard of it any more. */
  remove(id: string): void
  /** Starts no further file until `resume`. What runs goes on. */
  pause(): void
  resume(): void
  /** Ends and forgets everything. */
  dispose(): void
}

let serial = 0

/** A queue without React: at most `concurrency` files at once, in order; retries; gives up what stalls. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { send, prepare, onOrphan, onChange, watchesItself = () => false } = options
  const concurrency = Math.min(10, Math.max(1, options.concurrency ?? UPLOADS_AT_ONCE))
  const tasks = new Map<string, UploadTask>()
  const running = new Map<string, AbortController>()
  let paused = false

  const change = (id: string, changes: Partial<UploadTask>) => {
    const task = tasks.get(id)
    if (!task) return
    tasks.set(id, { ...task, ...changes })
    onChange()
  }

  /** One attempt, given up when it stalls. */
  const attempt = (id: string, file: File, outer: AbortSignal) => {
    const onProgress = (percent: number) => {
      const task = tasks.get(id)
      // The last percent belongs to the server's answer; a second attempt does not run backwards.
      if (task && running.get(id)?.signal === outer && percent > task.percent)
        change(id, { percent: Math.min(99, Math.floor(percent)) })
    }
    if (watchesItself(file)) return send(file, { onProgress, signal: outer })
    return watched(
      (signal, moved) =>
        send(file, {
          signal,
          onProgress: (percent) => {
            moved()
            onProgress(percent)
          },
        }),
      outer,
      onOrphan,
    )
  }

  const run = async (id: string, controller: AbortController) => {
    const { signal } = controller
    const own = () => running.get(id) === controller
    try {
      const file = tasks.get(id)!.file
      const prepared = prepare ? await prepare(file, signal) : file
      for (let failures = 0; own();) {
        try {
          const stored = await attempt(id, prepared, signal)
          if (own()) change(id, { state: 'done', percent: 100, stored })
          break
        } catch (error) {
          failures += 1
          const delay = watchesItself(prepared) ? undefined : retryDelay(failures, error)
          if (delay === undefined || signal.aborted) throw error
          await pauseFor(delay, signal)
        }
      }
    } catch (error) {
      if (own())
        change(id, { state: 'error', error: error instanceof Error ? error : new Error(String(error)) })
    }
    if (own()) running.delete(id)
    pump()
  }

  function pump(): void {
    if (paused) return
    for (const task of tasks.values()) {
      if (running.size >= concurrency) return
      if (task.state !== 'waiting' || running.has(task.id)) continue
      const controller = new AbortController()
      running.set(task.id, controller)
      change(task.id, { state: 'uploading', percent: 0 })
      void run(task.id, controller)
    }
  }

  const end = (id: string, why?: FileRemoved) => {
    const controller = running.get(id)
    running.delete(id)
    tasks.delete(id)
    controller?.abort(why)
  }

  return {
    add(files) {
      const ids = files.map((file) => {
        const id = `file-${(serial += 1)}`
        tasks.set(id, { id, file, state: 'waiting', percent: 0 })
        return id
      })
      onChange()
      pump()
      return ids
    },
    tasks: () => [...tasks.values()],
    retry(id) {
      if (tasks.get(id)?.state !== 'error') return
      const { file } = tasks.get(id)!
      tasks.set(id, { id, file, state: 'waiting', percent: 0 })
      onChange()
      pump()
    },
    remove(id) {
      if (!tasks.has(id)) return
      end(id, new FileRemoved())
      onChange()
      pump()
    },
    pause: () => void (paused = true),
    resume() {
      paused = false
      pump()
    },
    dispose() {
      for (const id of [...tasks.keys()]) end(id)
    },
  }
}
