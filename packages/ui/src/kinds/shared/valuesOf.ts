/** The values in a comma-joined text. */
export function valuesOf(value: unknown): string[] {
  return value === null || value === undefined || value === '' ? [] : String(value).split(',')
}
