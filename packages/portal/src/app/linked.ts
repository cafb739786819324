import type { PermissionLists } from '@lading/core/permission'
import type { OpenRecord, ReferencePort } from '@lading/ui/foundation'
import { create } from 'zustand'

/** How fields lead to records of other entities. */
export interface Links {
  /** How records are picked, by the key of their entity. */
  references: Readonly<Record<string, ReferencePort>>
  /** How records are looked at by who holds these rights. */
  openRecord: (permissions: PermissionLists) => OpenRecord | undefined
}

/** The links between entities, once the pages are known: they come with the shell, so nobody waits for them to log in. */
export const useLinks = create<{ links: Links | undefined }>()(() => ({ links: undefined }))
