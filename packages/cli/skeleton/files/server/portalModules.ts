import type { ServerModule } from '@lading/server'
import { businessAreas } from '@lading/server'
import { AREAS } from './areas'
import { modules } from './modules.gen'

/** Everything that the portal's server is made of: the menu's groups and one part for each entity. Add parts of your own here. */
export const portalModules: readonly ServerModule[] = [businessAreas(AREAS, modules), ...modules]
