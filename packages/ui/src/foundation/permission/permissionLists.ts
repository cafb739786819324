export type { PermissionEntry, PermissionLists } from '@lading/core/permission'
