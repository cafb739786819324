import type { RowChange, SourceRow } from '@lading/core/ports'

/**
 * The rows of a list after others' saves: those on the screen change in place or go; new ones are left to the next
 * reading, because only the server knows whether the conditions let them in, and where they stand.
 */
export function takeSaved(rows: SourceRow[], changes: readonly RowChange<SourceRow>[]): SourceRow[] {
  const updates = new Map<string, SourceRow>()
  const removed = new Set<string>()
  for (const change of changes) {
    if (change.type === 'remove') removed.add(change.id)
    if (change.type === 'update') updates.set(change.row.id, { ...updates.get(change.row.id), ...change.row })
  }
  if (!rows.some(({ id }) => updates.has(id) || removed.has(id))) return rows
  return rows
    .filter(({ id }) => !removed.has(id))
    .map((row) => (updates.has(row.id) ? { ...row, ...updates.get(row.id) } : row))
}
