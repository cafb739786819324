/** Values of a report's search form as lines of a saved query: the form's own names, texts alone. */
export const linesOfValues = (values: Readonly<Record<string, unknown>>): Record<string, unknown>[] =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([field, value]) => ({ field, rule: 'eq', val: String(value) }))

/** The values of such lines; what is none is left out. */
export const valuesOfLines = (lines: readonly Readonly<Record<string, unknown>>[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ field, val }) =>
      typeof field === 'string' && typeof val === 'string' ? [[field, val] as const] : [],
    ),
  )
