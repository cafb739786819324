import type { Kind } from './kind'

/** The number of a record, given by the server, e.g. `QT2026…`. */
export const codeKind: Kind = {
  stored: 'text',
  numbered: true,
  column: 'normal',
  width: 170,
  searchRank: 0,
  example: (row, _field, name) => `${name.toUpperCase().slice(0, 2)}${1000 + row}`,
  random: () => null,
}
