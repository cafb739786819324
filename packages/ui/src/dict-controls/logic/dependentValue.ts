/**
 * What a dependent select holds when the value it depends on changes (spec 2 §4: dependent values are cleared).
 *
 * @param before what it depended on; `undefined` before the first look, when stored values are kept
 */
export function mustClear(before: unknown, after: unknown, value: unknown): boolean {
  const same = String(before ?? '') === String(after ?? '')
  return before !== undefined && !same && value != null && value !== ''
}

/**
 * Checks the condition of a tree select: a JSON object as text (spec 2 §5).
 *
 * @returns whether it can be sent; nothing given can
 */
export function isCondition(condition: string | undefined): boolean {
  if (condition === undefined || condition === '') return true
  try {
    const read: unknown = JSON.parse(condition)
    return typeof read === 'object' && read !== null && !Array.isArray(read)
  } catch {
    return false
  }
}

/** A stored text as its values. */
export function splitValues(value: string | null | undefined): string[] {
  return [...new Set((value ?? '').split(',').filter(Boolean))]
}

/** Values as a stored text, `null` for none. */
export function joinValues(values: readonly string[]): string | null {
  return values.join(',') || null
}
