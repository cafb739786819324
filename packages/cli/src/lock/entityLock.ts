import type { TableSchema } from '@lading/core/tables'
import type { MigrationStep } from '@lading/templates'

/**
 * One generated file: the hash of what was rendered last, and who owns it. A `detached` one is its owner's alone: it is
 * not rendered any more.
 */
export interface LockedFile {
  base: string
  owner: 'page' | 'derived' | 'detached'
}

/** What the tool remembers of an entity between two runs. No time stamps and no machine paths: it is committed. */
export interface EntityLock {
  format: 1
  entity: string
  files: Record<string, LockedFile>
  migrations: MigrationStep[]
  schema: TableSchema[]
}
