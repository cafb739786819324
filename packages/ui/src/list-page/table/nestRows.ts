import { referenceOf } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { SourceRow } from '../../foundation/dataSource'

/**
 * Rows below those that they refer to, as `children`; a row whose parent is not among them, or that would stand below
 * itself, stands among the first.
 *
 * @param parent the field that names the record above by what references to the entity store
 */
export function nestRows(
  entity: EntityDefinition,
  rows: readonly SourceRow[],
  parent: string,
): (SourceRow & { children?: SourceRow[] })[] {
  const value = referenceOf(entity)?.value ?? 'id'
  const byValue = new Map(rows.map((row) => [String(row[value]), row.id]))
  const above = new Map(rows.map((row) => [row.id, byValue.get(String(row[parent] ?? ''))]))
  const circular = (id: string) => {
    const seen = new Set<string>()
    for (let at = above.get(id); at !== undefined; at = above.get(at)) {
      if (at === id) return true
      if (seen.has(at)) return false
      seen.add(at)
    }
    return false
  }
  const nodes = new Map(rows.map((row) => [row.id, { ...row } as SourceRow & { children?: SourceRow[] }]))
  const first: SourceRow[] = []
  for (const row of rows) {
    const node = nodes.get(row.id)!
    const up = above.get(row.id)
    const holder = up === undefined || circular(row.id) ? undefined : nodes.get(up)
    if (holder) (holder.children ??= []).push(node)
    else first.push(node)
  }
  return first
}
