/** A value that a spreadsheet would take for a formula: such a text gets an apostrophe, a number stays a number. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Texts as CSV (RFC 4180) that Excel and WPS read as UTF-8. Texts that would run as a formula there are disarmed: they
 * may come from strangers.
 *
 * @param rows lines of cells; the first one usually holds the titles
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return '\uFEFF' + csvLines(rows)
}

/** Lines of a CSV file, to go after those of `toCsv`. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(field).join(',') + '\r\n').join('')
}

function field(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
