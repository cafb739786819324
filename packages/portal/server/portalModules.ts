import type { ServerModule } from '@lading/server'
import { businessAreas } from '@lading/server'
import { AREAS } from './areas'
import { companyMenus } from './companyMenus'
import { demoForms } from './forms/demoForms'
import { modules } from './modules.gen'
import { demoReports } from './reports/demoReports'
import { demoStory } from './story/demoStory'

/** Reads pasted labels as `lading define` does; what it needs for that is loaded when somebody pastes some. */
const labels: ServerModule = {
  name: 'system/formsOfLabels',
  formsOfLabels: async (text, locale) => (await import('@lading/cli/drafts')).draftsOf(text, locale),
}

/**
 * Everything that the portal's server is made of: one part for each entity, the menu's groups, the demo's story, its stored
 * forms and its reports.
 */
export const portalModules: readonly ServerModule[] = [
  businessAreas(AREAS, modules),
  ...modules,
  companyMenus(modules),
  demoStory,
  labels,
  demoForms,
  demoReports,
]
