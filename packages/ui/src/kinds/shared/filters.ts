import type { Restriction } from '@lading/core/entity'

/** A restriction in the query language: each field is one of its values (contract §3.2). */
export function filtersOf(restriction: Restriction): Record<string, string> {
  return Object.fromEntries([...restriction].map(([name, allowed]) => [name, `${allowed.join(',')},`]))
}
