import type { DraftStore } from '@lading/ui/foundation'
import { PAGE_ID } from './pageId'
import { SEVEN_DAYS } from './storage'

/** One kept draft. */
interface Entry {
  at: number
  /** The load of the portal that wrote it (`PAGE_ID`). */
  owner: string
  draft: unknown
}

/** Whose drafts these are. */
export interface DraftOwner {
  userId: string
  tenantId: number
}

const NAME = 'drafts'
/** Between the parts of a key; ends each part, so that no page's name begins another's. */
const END = '\u0000'

const keyOf = (parts: (string | number)[]) => parts.map((part) => `${part}${END}`).join('')
/** All keys that begin so. */
const below = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

/** Counts stores and droppings: a store takes nothing any more when it was dropped after it was made. */
let clock = 0
/** When drafts were dropped last, by the beginning of their keys. */
const dropped = new Map<string, number>()

let database: Promise<IDBDatabase> | undefined

function connect(): Promise<IDBDatabase> {
  database ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open('lading', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(NAME)
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error as Error)
    holdOwnership()
  })
  return database
}

/** While this load of the portal lives it holds a lock of its name: other browser tabs leave its drafts alone. */
function holdOwnership(): void {
  void navigator.locks?.request(`page:${PAGE_ID}`, () => new Promise(() => undefined))
}

/** Tells of a draft whether another browser tab that is still open is writing it. */
async function othersAtWork(): Promise<(entry: Entry) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const alive = new Set(held.map(({ name }) => name))
  return ({ owner }) => owner !== PAGE_ID && alive.has(`page:${owner}`)
}

/** What writes and has not ended. */
const writing = new Set<Promise<unknown>>()

/** Resolves when all that was given to be kept is; never rejects. */
export async function draftsStored(): Promise<void> {
  await Promise.all(writing)
}

function transact<Value>(
  opened: IDBDatabase,
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const transaction = opened.transaction(NAME, mode)
    const asked = work(transaction.objectStore(NAME))
    transaction.oncomplete = () => resolve(asked.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
  })
}

/**
 * The last request of a transaction. It is closed at once: else that waits until the page has heard of the answers, and a
 * page that is left before undoes what it has asked for, e.g. keeps the draft of a record that was saved.
 */
function last<Value>(asked: IDBRequest<Value>): IDBRequest<Value> {
  asked.transaction?.commit()
  return asked
}

/** A browser without a database (private window, full disk) keeps no drafts; everything else goes on. */
async function quietly<Value>(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  const done = connect()
    .then((opened) => transact(opened, mode, work))
    .catch(() => undefined)
  if (mode === 'readonly') return done
  writing.add(done)
  return done.finally(() => writing.delete(done))
}

/**
 * The drafts of one page of one user (security.md §6): they outlive a crash for seven days. Every browser tab keeps
 * its own: what another one that is still open is writing is neither offered here nor touched.
 *
 * @param page full path of the page's tab
 */
export function draftsOf({ userId, tenantId }: DraftOwner, page: string): DraftStore {
  const prefix = keyOf([userId, tenantId, page])
  const made = (clock += 1)
  const isClosed = () =>
    userId === '' || [...dropped].some(([gone, at]) => at > made && prefix.startsWith(gone))
  /** Keys of the drafts of closed browser tabs that were read here, by name: they are this page's now. */
  const taken = new Map<string, string>()
  const keyOfEntry = (key: string, owner: string) => prefix + keyOf([key, owner])
  const forget = (all: IDBObjectStore, key: string) => {
    const left = taken.get(key)
    taken.delete(key)
    return all.delete(left ?? keyOfEntry(key, PAGE_ID))
  }
  return {
    async read(key) {
      const named = below(prefix + keyOf([key]))
      const isOthers = await othersAtWork()
      const found = ((await quietly('readonly', (all) => all.getAll(named))) ?? []) as Entry[]
      const own = found.find(({ owner }) => owner === PAGE_ID)
      if (own) return own.draft
      const left = found.filter((entry) => !isOthers(entry)).sort((one, other) => other.at - one.at)
      const [newest] = left.filter(({ at }) => Date.now() - at < SEVEN_DAYS)
      for (const { at, owner } of left) {
        if (Date.now() - at < SEVEN_DAYS) continue
        await quietly('readwrite', (all) => last(all.delete(keyOfEntry(key, owner))))
      }
      if (newest) taken.set(key, keyOfEntry(key, newest.owner))
      return newest?.draft
    },
    async write(key, draft) {
      if (isClosed()) return
      await quietly('readwrite', (all) => {
        forget(all, key)
        return last(
          all.put({ at: Date.now(), owner: PAGE_ID, draft } satisfies Entry, keyOfEntry(key, PAGE_ID)),
        )
      })
    },
    async remove(key) {
      await quietly('readwrite', (all) => {
        all.delete(keyOfEntry(key, PAGE_ID))
        return last(forget(all, key))
      })
    },
  }
}

/**
 * What was entered on a page, or on all pages of the user, is given up: its drafts go, and what the page still writes is
 * not taken. What other browser tabs are writing stays.
 */
export async function dropDrafts({ userId, tenantId }: DraftOwner, page?: string): Promise<void> {
  const prefix = keyOf(page === undefined ? [userId] : [userId, tenantId, page])
  dropped.set(prefix, (clock += 1))
  const isOthers = await othersAtWork()
  await quietly('readwrite', (all) => {
    const asked = all.openCursor(below(prefix))
    asked.onsuccess = () => {
      const entry = asked.result
      if (!entry) return
      if (!isOthers(entry.value as Entry)) entry.delete()
      entry.continue()
    }
    return asked
  })
}
