/** `['a', 'b']` → `a,b,`: lists of ids and names end with a comma on the wire (contract §3.9, §4). */
export function commaList(values: readonly string[]): string {
  return values.map((value) => `${value},`).join('')
}
