/**
 * The number of the next step: one that none has.
 *
 * @param table the entity's first table, which ids begin with
 * @param ids of the steps so far
 */
export function nextNumber(table: string, ids: readonly string[]): string {
  const numbers = ids.map((id) => Number(/_(\d{4,9})_/.exec(id.slice(table.length))?.[1] ?? 0))
  return String(Math.max(ids.length, ...numbers) + 1).padStart(4, '0')
}
