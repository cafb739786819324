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

async function isAlive(owner: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === `page:${owner}`)
}

/** A browser without a database (private window, full disk) keeps no drafts; everything else goes on. */
async function quietly<Value>(
  mode: IDBTransactionMode,
  work: (entries: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
  try {
    const transaction = (await connect()).transaction(NAME, mode)
    return await new Promise<Value>((resolve, reject) => {
      const asked = work(transaction.objectStore(NAME))
      transaction.oncomplete = () => resolve(asked.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    })
  } catch {
    return undefined
  }
}

/**
 * The drafts of one page of one user (design: security §6): they outlive a crash for seven days. What another living
 * browser tab is writing is not offered here.
 *
 * @param page full path of the page's tab
 */
export function draftsOf({ userId, tenantId }: DraftOwner, page: string): DraftStore {
  const prefix = keyOf([userId, tenantId, page])
  const made = (clock += 1)
  const isClosed = () =>
    userId === '' || [...dropped].some(([gone, at]) => at > made && prefix.startsWith(gone))
  return {
    async read(key) {
      const found = (await quietly('readonly', (all) => all.get(prefix + key))) as Entry | undefined
      if (!found || found.owner === PAGE_ID) return found?.draft
      if (Date.now() - found.at < SEVEN_DAYS) return (await isAlive(found.owner)) ? undefined : found.draft
      await quietly('readwrite', (all) => all.delete(prefix + key))
      return undefined
    },
    async write(key, draft) {
      if (isClosed()) return
      await quietly('readwrite', (all) =>
        all.put({ at: Date.now(), owner: PAGE_ID, draft } satisfies Entry, prefix + key),
      )
    },
    async remove(key) {
      await quietly('readwrite', (all) => all.delete(prefix + key))
    },
  }
}

/** What was entered on a page is given up: its drafts go, and what the page still writes is not taken. */
export async function dropDrafts({ userId, tenantId }: DraftOwner, page?: string): Promise<void> {
  const prefix = keyOf(page === undefined ? [userId] : [userId, tenantId, page])
  dropped.set(prefix, (clock += 1))
  await quietly('readwrite', (all) => all.delete(below(prefix)))
}
