import type { EntityDefinition } from '@lading/core/entity'
import { KINDS, referenceOf } from '@lading/core/entity'

/** The fields by which people know a record. */
export interface NamingFields {
  title: string
  /** Shown beside it. */
  detail?: string
  /** Searched. */
  searched: string[]
}

/**
 * What of an entity names its records: its title, what its numbers and references say, and beside it the first of these
 * that is not the title.
 */
export function namingFields(entity: EntityDefinition): NamingFields | undefined {
  const { fields, title } = entity
  const isText = (name: string) => Object.hasOwn(fields, name) && KINDS[fields[name]!.kind].stored === 'text'
  const numbers = Object.keys(fields).filter((name) => KINDS[fields[name]!.kind].numbered)
  const reference = referenceOf(entity)
  const named = [title, reference?.text, reference?.value, ...numbers, ...(reference?.search ?? [])]
  const searched = [...new Set(named.filter((name): name is string => name !== undefined && isText(name)))]
  const [first, ...others] = searched
  return first === undefined ? undefined : { title: first, detail: others[0], searched }
}
