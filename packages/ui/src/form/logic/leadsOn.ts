import { workflowOf } from '@lading/core/entity'
import type { EntityAction, EntityDefinition } from '@lading/core/entity'

/**
 * Whether an action takes the record further on its way: it moves it to a state that is neither the first one nor one in
 * which the record is written again. What hands a record back is never the button that stands out.
 */
export function leadsOn(
  entity: Pick<EntityDefinition, 'workflow' | 'workflows'>,
  { moves }: Pick<EntityAction, 'moves'>,
): boolean {
  return Object.entries(moves).some(([field, { to }]) => {
    if (to === undefined) return false
    const workflow = workflowOf(entity, field)
    return to !== workflow?.initial && !workflow?.allow?.edit?.includes(to)
  })
}
