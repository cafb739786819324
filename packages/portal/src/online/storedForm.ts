import { calls } from '@lading/core/calls'
import type { EntityDefinition } from '@lading/core/entity'
import { create } from 'zustand'
import type { EntityEntry } from '@/app/pageRegistry'
import { useLinks } from '@/app/linked'
import { referencesTo } from '@/platform/references'
import { request } from '@/platform/request'

/** A form in force, as whoever may see its records gets it. */
export interface StoredForm {
  key: string
  code: string
  number: number
  entity: EntityDefinition
}

/** Whether a key is one of a stored form; the server gives them. */
export const isStoredKey = (key: string): boolean => /^onl[A-Z0-9]/.test(key)

/**
 * The definition of a form in force. The server has checked it; data that names a function is never published.
 *
 * @param name code or key
 * @throws when it is not there, or not for the person
 */
export async function loadStoredForm(name: string, signal?: AbortSignal): Promise<StoredForm> {
  const { key, code, number, definition } = await request().call(calls.onlineFormDefinition, {
    query: { key: name },
    ...(signal ? { signal } : {}),
    silent: true,
  })
  return { key, code, number, entity: definition as unknown as EntityDefinition }
}

/** How a definition is kept among the fetched ones. */
export const storedFormKey = (name: string) => ['definition', 'online', name] as const

interface StoredEntities {
  entries: readonly EntityEntry[]
  set: (entries: readonly EntityEntry[]) => void
}

/** The stored forms that fields of an open page may name; empty until such a page is opened. */
export const useStoredEntities = create<StoredEntities>()((set) => ({
  entries: [],
  set: (entries) => set({ entries }),
}))

/** Makes records of stored forms known to the fields that name them. */
export async function learnStoredEntities(): Promise<void> {
  const heads = await request().call(calls.onlineFormHeads, { query: {}, silent: true })
  const entries = heads.map(({ key, name, area, label }): EntityEntry => ({
    entity: { key, name, area, label, permissions: { prefix: `${area}:${key}`, actions: [] } },
    definition: async () => (await loadStoredForm(key)).entity,
  }))
  useStoredEntities.getState().set(entries)
  useLinks.setState(({ links }) => ({
    links: links && { ...links, references: { ...links.references, ...referencesTo(entries) } },
  }))
}
