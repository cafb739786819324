import type { Place, Range } from '../page/peer'

/** The place of a cell that is named as in a spreadsheet. */
export function placeOf(name: string): Place {
  return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 65 }
}

/** What a cell is called. */
export function nameOf({ row, column }: Place): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`
}

/** What a range is called: `B3`, or `B3:C5`. */
export function rangeName({ top, bottom, left, right }: Range): string {
  const [first, last] = [nameOf({ row: top, column: left }), nameOf({ row: bottom, column: right })]
  return first === last ? first : `${first}:${last}`
}
