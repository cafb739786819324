import { EXIT } from '../console/exitCode'
import { Failure } from '../console/failure'

/** One cell and where it stands. */
export interface Cell {
  text: string
  line: number
  column: number
}

/**
 * Reads comma- or tab-separated text (RFC 4180): quotes, doubled quotes, line breaks in quotes.
 *
 * @throws Failure (exit 5) when a quote is never closed
 */
export function readCsv(text: string, separator: ',' | '\t' | ';', file: string): Cell[][] {
  const rows: Cell[][] = []
  let row: Cell[] = []
  let cell: Cell = { text: '', line: 1, column: 1 }
  let line = 1
  let column = 1
  let quoted = false
  const endCell = () => {
    row.push(cell)
    cell = { text: '', line, column: column + 1 }
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
    cell = { text: '', line: line + 1, column: 1 }
  }
  for (let at = 0; at < text.length; at++, column++) {
    const character = text[at]!
    if (quoted) {
      if (character !== '"') cell.text += character
      else if (text[at + 1] === '"') {
        cell.text += '"'
        at++
        column++
      } else quoted = false
    } else if (character === '"' && cell.text === '') quoted = true
    else if (character === separator) endCell()
    else if (character === '\n') endRow()
    else if (character !== '\r') cell.text += character
    if (character === '\n') {
      line++
      column = 0
    }
  }
  if (quoted) {
    throw new Failure(EXIT.invalid, 'label-syntax', 'A quote that begins here is never closed.', {
      place: { file, line: cell.line, column: cell.column },
      fix: 'Close it, or double the quote when it belongs to the text.',
    })
  }
  if (row.length > 0 || cell.text !== '') endRow()
  return rows.filter((cells) => cells.some((each) => each.text.trim() !== ''))
}
