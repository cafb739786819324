import type { ServerModule } from '@lading/server'
import { companyMenus } from './companyMenus'
import { modules } from './modules.gen'
import { demoForms } from './forms/demoForms'
import { demoStory } from './story/demoStory'

/**
 * Everything that the portal's server is made of: one part for each entity, the menu's groups, the demo's story and its stored
 * forms.
 */
export const portalModules: readonly ServerModule[] = [
  ...modules,
  companyMenus(modules),
  demoStory,
  demoForms,
]
