import type { Kind, NamedTable } from './kind'

/** Typed texts. */
export const typed = { stored: 'text', column: 'input' } satisfies Kind

/** An example of a typed text. */
export const exampleText: Kind['example'] = (row, { en, maxLength }) => `${en} ${row}`.slice(0, maxLength)

/** Amounts: decimals, thousands separators, searched by ranges. */
export const amount = {
  stored: 'numeric',
  number: 'amount',
  query: 'range',
  conditions: 'number',
  column: 'inputNumber',
  example: (row, field) => Math.min(Math.max(10 * row, field.min ?? 0), field.max ?? Infinity),
  random: (source) => source.integer(100, 10_000) / 100,
} satisfies Kind

/** Whole numbers. */
export const whole = {
  stored: 'integer',
  digits: 0,
  conditions: 'number',
  column: 'inputNumber',
  example: (row) => row,
  random: (source) => source.integer(1, 100),
} satisfies Kind

/** Values of a dictionary. */
export const chosen = {
  stored: 'text',
  choices: 'dict',
  query: 'in',
  conditions: 'choice',
  needs: ['dict'],
} satisfies Omit<Kind, 'column'>

/** Values whose names stand elsewhere: picked, and searched by the same picker. */
export const picked = {
  stored: 'text',
  query: 'in',
  conditions: 'choice',
  random: () => null,
} satisfies Omit<Kind, 'column'>

/** Rows of a table of the system. */
export function pickedFrom(names: NamedTable) {
  return { ...picked, names } satisfies Omit<Kind, 'column'>
}

/** Addresses of stored files. */
export const storedFiles = {
  stored: 'text',
  list: true,
  files: 'paths',
  maxLength: 4000,
  conditions: 'none',
  sortable: false,
  wide: true,
  random: () => null,
} satisfies Omit<Kind, 'column'>
