export type { PermissionEntry, PermissionLists } from './entries'
export * from './directive'
export * from './listReading'
export * from './shared'
