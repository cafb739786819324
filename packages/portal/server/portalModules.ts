import type { ServerModule } from '@lading/server'
import { modules } from './modules.gen'
import { demoStory } from './story/demoStory'

/** Everything that the portal's server is made of: one part for each entity, and the demo's story over them. */
export const portalModules: readonly ServerModule[] = [...modules, demoStory]
