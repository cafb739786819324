import type { ServerModule } from '@lading/server'
import { modules } from './modules.gen'

/** Everything that the portal's server is made of: one part for each entity. Add parts of your own here. */
export const portalModules: readonly ServerModule[] = [...modules]
