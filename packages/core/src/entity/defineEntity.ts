import type { EntityDefinition } from './types'

/** Gives the definition back, typed. The place where `*.entity.ts` files begin. */
export function defineEntity<const Definition extends EntityDefinition>(definition: Definition): Definition {
  return definition
}
