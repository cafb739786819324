/** A text with its blanks filled in: `{n}`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((all, [name, value]) => all.replaceAll(`{${name}}`, String(value)), text)
