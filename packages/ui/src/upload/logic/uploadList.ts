import type { StoredFile } from '../../foundation/dataSource'
import type { BeginWork } from '../../foundation/unfinished/unfinished'
import { createUploadQueue } from './uploadQueue'
import type { UploadQueueOptions, UploadTask } from './uploadQueue'
import { nameOfPath, readUploadValue, writeUploadValue } from './uploadValue'
import type { StoredItem, UploadValueFormat } from './uploadValue'

/** A file as lists show it (spec 2 §3, "uploaded file value"). */
export interface UploadItem {
  id: string
  name: string
  /** In bytes; unknown for stored files of a list of paths. */
  size?: number
  /** `uploading` also while it waits for its turn. */
  status: 'uploading' | 'done' | 'error'
  percent: number
  /** Where it is stored, when done. */
  path?: string
  error?: Error
  /** The chosen file, of this visit only. */
  file?: File
}

/** What a list can be told. */
export interface UploadListOptions extends Omit<UploadQueueOptions, 'onChange'> {
  format?: UploadValueFormat
  /** Hears of every change of the stored files. */
  onValue: (value: ReturnType<typeof writeUploadValue>, items: readonly UploadItem[]) => void
  /** What stored files were called when they were sent; of those in a list of paths only the path is known. */
  namesOf?: (paths: readonly string[]) => Promise<readonly StoredFile[]>
  /** Told when files are on their way, and when none is any more. */
  begin?: BeginWork
  /** A stored file left the list. @param sent it was sent by this list, and not given to it */
  onRemoved?: (path: string, sent: boolean) => void
  /** Hears of every change, progress at most ten times a second. */
  onItems: () => void
}

/** Stored files and those on their way, as one list in the order in which they were chosen. */
export interface UploadList {
  items(): readonly UploadItem[]
  /** Takes a value from outside; what is on its way is not disturbed. */
  setValue(value: unknown): void
  add(files: readonly File[]): void
  remove(id: string): void
  retry(id: string): void
  retryFailed(): void
  /** Moves an item to a place from 0. */
  move(id: string, to: number): void
  pause(): void
  resume(): void
  /** Part of the bytes of this visit that is sent, 0 to 100; 100 when nothing is on its way. */
  percent(): number
  dispose(): void
}

/** Milliseconds between two reports of progress. */
const REPORT_MS = 100

type Entry = { id: string; stored: StoredItem } | { id: string; task: string }

/** A list of files without React; see `UploadList`. */
export function createUploadList(options: UploadListOptions): UploadList {
  const { format = 'paths', onValue, namesOf, begin, onRemoved, onItems, ...queueOptions } = options
  let entries: Entry[] = []
  let items: readonly UploadItem[] = []
  let emitted: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let serial = 0
  let end: (() => void) | undefined
  const settled = new Set<string>()
  /** Items of the last look by what they were made of: what did not change stays the same object. */
  let made = new Map<StoredItem | UploadTask, UploadItem>()

  const queue = createUploadQueue({ ...queueOptions, onChange: () => onQueue() })
  const taskOf = (id: string) => queue.tasks().find((task) => task.id === id)

  const rebuild = () => {
    const tasks = new Map(queue.tasks().map((task) => [task.id, task]))
    const next: typeof made = new Map()
    items = entries.flatMap((entry): UploadItem[] => {
      const source = 'stored' in entry ? entry.stored : tasks.get(entry.task)
      if (!source) return []
      const item = made.get(source) ?? makeItem(entry.id, source)
      next.set(source, item)
      return [item]
    })
    made = next
  }
  const publish = () => {
    clearTimeout(timer)
    timer = undefined
    rebuild()
    if (items.some(({ status }) => status === 'uploading')) end ??= begin?.()
    else finish()
    onItems()
  }
  const finish = () => {
    end?.()
    end = undefined
  }
  const emit = () => {
    publish()
    const stored = items.flatMap(storedOf)
    const value = writeUploadValue(stored, format)
    emitted = keyOf(stored)
    onValue(value, items)
  }

  function onQueue(): void {
    let arrived = false
    let ended = false
    for (const task of queue.tasks()) {
      if (task.state !== 'done' && task.state !== 'error') settled.delete(task.id)
      else if (!settled.has(task.id)) {
        settled.add(task.id)
        ended = true
        arrived ||= task.state === 'done'
      }
    }
    if (arrived) emit()
    else if (ended) publish()
    else timer ??= setTimeout(publish, REPORT_MS)
  }

  const nameStored = (stored: readonly StoredItem[]) => {
    const unnamed = stored.filter(({ name, path }) => name === nameOfPath(path)).map(({ path }) => path)
    if (!namesOf || unnamed.length === 0) return
    namesOf(unnamed).then(
      (files) => {
        const known = new Map(files.map((file) => [file.path, file]))
        entries = entries.map((entry) => {
          const file = 'stored' in entry && known.get(entry.stored.path)
          return file ? { ...entry, stored: { ...entry.stored, name: file.name, size: file.size } } : entry
        })
        publish()
      },
      // A file is of use without its name.
      () => undefined,
    )
  }

  const drop = (id: string): UploadItem | undefined => {
    const entry = entries.find((each) => each.id === id)
    if (!entry) return undefined
    rebuild()
    const item = items.find((each) => each.id === id)
    entries = entries.filter((each) => each !== entry)
    if ('task' in entry) queue.remove(entry.task)
    return item
  }

  return {
    items: () => items,
    setValue(value) {
      const stored = readUploadValue(value)
      if (keyOf(stored) === emitted) return
      emitted = keyOf(stored)
      const running = entries.filter((entry) => 'task' in entry && taskOf(entry.task)?.state !== 'done')
      for (const entry of entries) if ('task' in entry && !running.includes(entry)) queue.remove(entry.task)
      entries = [...stored.map((each) => ({ id: `stored-${(serial += 1)}`, stored: each })), ...running]
      publish()
      nameStored(stored)
    },
    add(files) {
      for (const id of queue.add(files)) entries.push({ id, task: id })
      publish()
    },
    remove(id) {
      const item = drop(id)
      if (item?.status === 'done' && item.path) {
        onRemoved?.(item.path, item.file !== undefined)
        emit()
      } else if (item) publish()
    },
    retry: (id) => queue.retry(id),
    retryFailed: () => {
      for (const task of queue.tasks()) if (task.state === 'error') queue.retry(task.id)
    },
    move(id, to) {
      const from = entries.findIndex((entry) => entry.id === id)
      if (from < 0 || to < 0 || to >= entries.length || from === to) return
      const [entry] = entries.splice(from, 1)
      entries.splice(to, 0, entry!)
      emit()
    },
    pause: () => queue.pause(),
    resume: () => queue.resume(),
    percent() {
      const tasks = queue.tasks().filter((task) => task.state !== 'error')
      const total = tasks.reduce((sum, task) => sum + task.file.size, 0)
      const sent = tasks.reduce((sum, task) => sum + (task.file.size * task.percent) / 100, 0)
      return total === 0 ? 100 : Math.floor((sent / total) * 100)
    },
    dispose() {
      clearTimeout(timer)
      finish()
      queue.dispose()
    },
  }
}

function makeItem(id: string, source: StoredItem | UploadTask): UploadItem {
  return 'state' in source ? itemOf(id, source) : { id, ...source, status: 'done', percent: 100 }
}

function itemOf(id: string, { file, state, percent, stored, error }: UploadTask): UploadItem {
  return {
    id,
    file,
    name: stored?.name ?? file.name,
    size: stored?.size ?? file.size,
    status: state === 'waiting' ? 'uploading' : state,
    percent,
    ...(stored && { path: stored.path }),
    ...(error && { error }),
  }
}

function storedOf({ name, path, size, status }: UploadItem): StoredItem[] {
  return status === 'done' && path ? [{ name, path, ...(size !== undefined && { size }) }] : []
}

function keyOf(stored: readonly (StoredItem | StoredFile)[]): string {
  return stored.map(({ path }) => path).join(',')
}
