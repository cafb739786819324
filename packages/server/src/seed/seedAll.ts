import type { OpenDatabase } from '../db/database'
import type { Env } from '../env'
import { noteOldReferences } from '../files/oldReferences'
import type { Logger } from '../logger'
import type { ServerModule } from '../module'
import { handOverForms } from '../online/handOver'
import { kernelModules } from '../modules/kernelModules'
import { seedAnnouncements } from './demoAnnouncements'
import { businessDictionaries } from './demoDictionaries'
import { DEMO_ACCOUNTS, seedAccount, seedCompany, seedDemoGrants, seedRoles } from './demoPeople'
import { seedDictionaries } from './seedDictionaries'
import { seedMenus } from './seedMenus'
import { inOrderOfReferences } from './seedOrder'

/** What the seed works with. */
export interface SeedOptions {
  env: Env
  db: OpenDatabase
  log: Logger
  modules: readonly ServerModule[]
  say: (message: string) => void
}

const BOOT_ACCOUNT = DEMO_ACCOUNTS[0]!

/**
 * Menus, dictionaries and accounts; in demo mode also a company, its people and demo records. Adds nothing twice.
 * @returns how many rows the modules wrote
 */
export async function seedAll({ env, db, log, modules, say }: SeedOptions): Promise<number> {
  let written = 0
  const demo = env.mode === 'demo'
  const all = [...kernelModules, ...modules]
  await handOverForms(db, all)
  await seedMenus(db, all)
  await seedDictionaries(db, [...all, { name: 'trade', dictionaries: businessDictionaries }])
  await seedRoles(db, demo)
  // Who installed the server knows the first password: it is good for nothing but choosing another one.
  if (!demo) await seedAccount(db, { ...BOOT_ACCOUNT, departments: [] }, env.adminPassword, true)
  if (demo) {
    await seedCompany(db)
    for (const account of DEMO_ACCOUNTS)
      await seedAccount(db, { email: `${account.username}@example.com`, ...account }, env.adminPassword)
    await seedDemoGrants(db)
    await seedAnnouncements(db)
    for (const module of inOrderOfReferences(all)) {
      if (!module.seed) continue
      written += await module.seed({ db, log, scale: env.seedScale, say, modules: all })
    }
  }
  await noteOldReferences(db, all)
  return written
}
