import { referringFields } from '@lading/core/entity'
import type { ServerModule } from '../module'

/** The modules, those whose records others name before the others: demo records name what is there. */
export function inOrderOfReferences(modules: readonly ServerModule[]): ServerModule[] {
  const byKey = new Map(
    modules.flatMap((module) => (module.entity ? [[module.entity.key, module] as const] : [])),
  )
  const ordered = new Set<ServerModule>()
  const visited = new Set<ServerModule>()
  const visit = (module: ServerModule): void => {
    // A circle begins anywhere.
    if (visited.has(module)) return
    visited.add(module)
    for (const { ref } of module.entity ? referringFields(module.entity) : []) {
      const named = byKey.get(ref)
      if (named) visit(named)
    }
    ordered.add(module)
  }
  for (const module of modules) visit(module)
  return [...ordered]
}
