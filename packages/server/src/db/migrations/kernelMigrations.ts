import type { Migration } from '../migrate'
import { kernelMigration } from './0001Kernel'
import { runtimeMigration } from './0002Runtime'
import { administrationMigration } from './0003Administration'
import { dataRuleMigration } from './0004DataRules'
import { loginMigration } from './0005Logins'

/** The kernel's own steps, in order; append only. */
export const kernelMigrations: Migration[] = [
  kernelMigration,
  runtimeMigration,
  administrationMigration,
  dataRuleMigration,
  loginMigration,
]
