import { RequestError } from '../requestError'
import type { Sender } from '../sender'
import type { UploadOptions } from './upload'

/** How a file of a queue stands. */
export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed' | 'aborted'

/** One file of a queue, as it stands now. A changed item is a new object. */
export interface UploadItem<Answer = unknown> {
  id: string
  name: string
  /** Bytes. */
  size: number
  state: UploadState
  /** 0 to 100. */
  percent: number
  /** The server's answer, when done. */
  answer?: Answer
  error?: RequestError
}

/** Where the files of a queue go. */
export interface UploadQueueOptions extends Omit<UploadOptions, 'onProgress' | 'signal'> {
  url: string
  /** Files on their way at the same time. @default 3 */
  concurrency?: number
}

/** Files that are sent one after another, a few at once. */
export interface UploadQueue<Answer = unknown> {
  /** Adds files and gives their ids. */
  add(files: readonly File[]): string[]
  items(): readonly UploadItem<Answer>[]
  /** Sends a failed or aborted file again; others keep their state. */
  retry(id: string): void
  abort(id: string): void
  /** Aborts what runs or waits, and forgets it. */
  remove(id: string): void
  /** Hears of every change; gives the function that ends it. */
  subscribe(listener: (items: readonly UploadItem<Answer>[]) => void): () => void
  /** Resolves when nothing runs or waits any more. */
  idle(): Promise<void>
}

/** Files at once (spec: uploads with a queue). */
export const UPLOADS_AT_ONCE = 3

interface Entry<Answer> {
  file: File
  item: UploadItem<Answer>
  controller: AbortController
}

/** A queue over a client's `upload`. One file's failure does not touch the others. */
export function uploadQueue<Answer = unknown>(
  sender: Pick<Sender, 'upload'>,
  options: UploadQueueOptions,
): UploadQueue<Answer> {
  const { url, concurrency = UPLOADS_AT_ONCE, ...sending } = options
  const entries = new Map<string, Entry<Answer>>()
  const listeners = new Set<(items: readonly UploadItem<Answer>[]) => void>()
  let serial = 0
  let snapshot: readonly UploadItem<Answer>[] = []

  const publish = () => {
    snapshot = [...entries.values()].map((entry) => entry.item)
    listeners.forEach((listener) => listener(snapshot))
  }
  const change = (entry: Entry<Answer>, changes: Partial<UploadItem<Answer>>) => {
    entry.item = { ...entry.item, ...changes }
    publish()
  }
  const inState = (state: UploadState) => [...entries.values()].filter((entry) => entry.item.state === state)
  const isIdle = () => inState('waiting').length === 0 && inState('uploading').length === 0

  const send = async (entry: Entry<Answer>) => {
    const { controller } = entry
    const own = () => entry.controller === controller
    change(entry, { state: 'uploading', percent: 0 })
    try {
      const answer = await sender.upload<Answer>(url, [entry.file], {
        ...sending,
        signal: controller.signal,
        onProgress: ({ direction, percent }) => {
          if (own() && direction === 'upload' && percent !== undefined) change(entry, { percent })
        },
      })
      if (own()) change(entry, { state: 'done', percent: 100, answer })
    } catch (reason) {
      if (own() && entry.item.state === 'uploading')
        change(entry, { state: 'failed', error: reason as RequestError })
    }
    pump()
  }

  function pump(): void {
    const free = concurrency - inState('uploading').length
    for (const entry of inState('waiting').slice(0, Math.max(0, free))) void send(entry)
  }

  const abort = (entry: Entry<Answer>) => {
    if (entry.item.state !== 'waiting' && entry.item.state !== 'uploading') return
    const error = new RequestError({ kind: 'aborted', message: 'The upload was cancelled.' })
    change(entry, { state: 'aborted', error })
    entry.controller.abort()
    pump()
  }

  return {
    add: (files) => {
      const ids = files.map((file) => {
        const id = `upload-${(serial += 1)}`
        const item: UploadItem<Answer> = {
          id,
          name: file.name,
          size: file.size,
          state: 'waiting',
          percent: 0,
        }
        entries.set(id, { file, item, controller: new AbortController() })
        return id
      })
      publish()
      pump()
      return ids
    },
    items: () => snapshot,
    retry: (id) => {
      const entry = entries.get(id)
      if (!entry || (entry.item.state !== 'failed' && entry.item.state !== 'aborted')) return
      entry.controller = new AbortController()
      const { error: _, ...rest } = entry.item
      entry.item = { ...rest, state: 'waiting', percent: 0 }
      publish()
      pump()
    },
    abort: (id) => {
      const entry = entries.get(id)
      if (entry) abort(entry)
    },
    remove: (id) => {
      const entry = entries.get(id)
      if (!entry) return
      abort(entry)
      entries.delete(id)
      publish()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    idle: () =>
      new Promise((resolve) => {
        if (isIdle()) return resolve()
        const check = () => {
          if (!isIdle()) return
          listeners.delete(check)
          resolve()
        }
        listeners.add(check)
      }),
  }
}
