import type { FieldRights } from '../auth/fieldRights'
import type { Context } from '../module'
import type { Choices } from '../modules/dict/dictionaries'
import type { ResourceParts } from './hooks'

/**
 * What a transaction works with. No pool, no cache that others wait for: what it needs of them was read before it began.
 */
export interface ResourceWork extends ResourceParts, Pick<Context, 'modules'> {
  rights: FieldRights
  /** Options of all dictionaries. */
  choices: Choices
  /** Works for an effect: fields that clients only read are written, states do not close the record. @default false */
  trusted?: boolean
  /** Reaches all records of the tenant, whatever data rules and scope say. @default false */
  allRows?: boolean
  /** The same of another resource, by the key of its entity. */
  others?: (entity: string) => ResourceWork | undefined
}

/** What the calls of a resource work with. */
export interface ResourceContext extends Context, ResourceParts {}

/** Reads what a transaction on the resource will need. */
export async function beginWork(resource: ResourceContext): Promise<ResourceWork> {
  // The rights of all entities are read at once, so what effects touch is prepared with it.
  const rights = await resource.fieldRights.now()
  const choices = await resource.dictionaries.all()
  const workOf = ({ tables, hooks, codePrefixes, effects }: ResourceParts): ResourceWork => ({
    tables,
    hooks,
    codePrefixes,
    modules: resource.modules,
    effects,
    rights,
    choices,
    others,
  })
  const others = (key: string): ResourceWork | undefined => {
    const found = resource.modules.find(({ entity }) => entity?.key === key)?.resource?.(resource)
    return found && workOf(found)
  }
  return workOf(resource)
}
