/** Most rows that a list call gives (contract §3.1). */
export const LIST_PAGE = 100

/**
 * Values for one call each: what a list call gives at once, and what an address can carry. Five hundred names in one
 * address are longer than servers read.
 */
export function inHundreds<Value>(values: readonly Value[]): Value[][] {
  const parts: Value[][] = []
  for (let from = 0; from < values.length; from += LIST_PAGE) parts.push(values.slice(from, from + LIST_PAGE))
  return parts
}
