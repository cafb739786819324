import type { Redis } from 'ioredis'
import type { SavedChange } from './savedChange'

/** A text of a bag, under a name by which it can be taken out once. */
export interface BagItem {
  id: string
  value: string
}

/** Short-lived counts and texts that all processes of a server share: failed logins, captchas, codes. */
export interface SharedStore {
  /** Counts one more and gives the number; the first one starts the life of the count. */
  count: (key: string, lifeMs: number) => Promise<number>
  /** The count as it is, and how long it still holds. */
  counted: (key: string) => Promise<{ count: number; remainingMs: number }>
  /** Puts a text into a bag; the oldest ones go when there are more than `most`. */
  put: (key: string, value: string, lifeMs: number, most: number) => Promise<void>
  /** What is in the bag, oldest first. */
  items: (key: string) => Promise<BagItem[]>
  /** Takes one out. Of several callers, one gets `true`. */
  take: (key: string, id: string) => Promise<boolean>
  clear: (key: string) => Promise<void>
}

/** What the processes of a server tell each other. */
export interface Topics {
  /** Sessions ended: their sockets are to be closed. */
  ended: { sessionId?: string; userId?: string; except?: string }
  /** Rights, departments, dictionaries, stored forms or reports changed: what is cached of them is old. */
  forget: 'sessions' | 'dictionaries' | 'forms' | 'reports' | 'sources'
  notice: { notice: { cmd: string }; userIds?: readonly string[] }
  /** A row that a client passed on, for the table sockets of a tenant (contract §15.2); with the entity it is of. */
  row: { text: string; tenantId: number; entity?: string }
  /** Records of a table that were stored or deleted, and the page that did it. */
  saved: {
    table: string
    tenantId: number
    changes: readonly SavedChange[]
    /** Id of the user who saved. */
    by: string
    page?: string
  }
}

/** Hands messages to every process, the own one included and at once. */
export interface Bus {
  publish: <Topic extends keyof Topics>(topic: Topic, message: Topics[Topic]) => void
  on: <Topic extends keyof Topics>(topic: Topic, listener: (message: Topics[Topic]) => void) => void
}

/** What the processes of a server have in common; with one process it is in its memory. */
export interface Cluster {
  store: SharedStore
  bus: Bus
  /** The connection to Redis, for plugins that bring their own use of it. */
  redis: Redis | undefined
  /** Resolves when what the processes share can be reached. */
  answers: () => Promise<unknown>
  close: () => Promise<void>
}
