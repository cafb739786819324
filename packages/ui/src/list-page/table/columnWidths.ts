import { KINDS } from '@lading/core/entity'
import type { Field } from '@lading/core/entity'
import type { SourceRow } from '../../foundation/dataSource'
import { isBlank, isNumeric, numberText } from '../../foundation/format/fieldFormat'

/** Pixels of a column that nobody measured: what is no field. */
export const OWN_WIDTH = 140

/** Of the paddings, and of the arrows of a sorted column, in pixels. */
const PADDING_PX = 18
const SORTER_PX = 20
/** A tag has a border and paddings of its own. */
const TAG_PX = 18
/** Narrowest and widest fitted column; a field may name a wider one. */
const MIN_PX = 64
const MAX_PX = 220

/** Pixels of a character: of a capital or digit, of another Latin one, of a Chinese one. */
const pxOf = (char: string) => (/[A-Z0-9]/.test(char) ? 8.4 : char.charCodeAt(0) < 256 ? 7.4 : 14.5)
const guessedPx = (text: string) => [...text].reduce((sum, char) => sum + pxOf(char), 0)

/** Measures a text in pixels. */
export type MeasureText = (text: string) => number

/**
 * How wide a field's column has to be for these rows, so that neither title nor values are cut; at most so wide as its field or 220 px.
 *
 * @param measure as the font of this machine draws it; where that is wider than the guess, it counts. @default the guess
 */
export function fittedWidth(
  name: string,
  field: Field,
  rows: readonly SourceRow[],
  head: { title: string; sortable: boolean },
  measure?: MeasureText,
): number {
  const textPx = (text: string) => Math.max(guessedPx(text), measure?.(text) ?? 0)
  const { choices, width = 0 } = KINDS[field.kind]
  const longest = Math.max(0, ...rows.map((row) => textPx(shownText(name, field, row))))
  const cell = longest + (choices === 'states' ? TAG_PX : 0)
  const heading = textPx(head.title) + (head.sortable ? SORTER_PX : 0)
  // Nothing to go by: as wide as its kind usually is.
  const wanted = rows.length === 0 ? Math.max(heading, width - PADDING_PX) : Math.max(heading, cell)
  return Math.round(Math.min(Math.max(MAX_PX, field.width ?? 0), Math.max(MIN_PX, wanted + PADDING_PX)))
}

/** What a cell shows, as near as need be. */
function shownText(name: string, field: Field, row: SourceRow): string {
  const value = row[name]
  const text = row[`${name}_dictText`]
  if (typeof text === 'string' && text !== '') return text
  if (isBlank(value)) return '-'
  return isNumeric(field) ? numberText(field, value) : String(value)
}
