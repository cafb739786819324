import { SHEET_LIMITS } from '../logic/limits'
import type { SheetRefusal } from '../logic/limits'
import type { SheetCell, SheetMessage } from '../logic/readSheet'

/** Rows in one message: few enough not to hold the page up when they are copied. */
const ROWS_AT_ONCE = 1000

const say = (message: SheetMessage) => self.postMessage(message)

/** Workbooks know days, not moments: what is read at midnight UTC is a day. */
function plain(cell: unknown): SheetCell {
  if (cell instanceof Date) {
    const text = cell.toISOString()
    return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
  }
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? cell : null
}

/**
 * What every worker that reads sheets does: takes a file, judges its size, reads it, and says its rows bit by bit.
 *
 * @param read gives the rows, or why it refuses
 */
export function sayRows(
  read: (
    bytes: Uint8Array<ArrayBuffer>,
    name: string,
  ) => SheetRefusal | unknown[][] | Promise<SheetRefusal | unknown[][]>,
): void {
  self.onmessage = async ({ data: file }: MessageEvent<File>) => {
    try {
      if (file.size > SHEET_LIMITS.bytes) return say({ kind: 'refused', why: 'tooLarge' })
      const rows = await read(new Uint8Array(await file.arrayBuffer()), file.name)
      if (typeof rows === 'string') return say({ kind: 'refused', why: rows })
      let last = rows.length
      // Formatted rows without a value at the end are no rows.
      while (last > 0 && rows[last - 1]!.every((cell) => cell === null || cell === '')) last -= 1
      if (last === 0) return say({ kind: 'refused', why: 'empty' })
      if (last > SHEET_LIMITS.rows) return say({ kind: 'refused', why: 'tooManyRows' })
      for (let at = 0; at < last; at += ROWS_AT_ONCE) {
        const part = rows.slice(at, Math.min(last, at + ROWS_AT_ONCE))
        say({
          kind: 'rows',
          rows: part.map((row) => row.slice(0, SHEET_LIMITS.columns).map(plain)),
          total: last,
        })
      }
      say({ kind: 'done' })
    } catch {
      say({ kind: 'refused', why: 'unreadable' })
    }
  }
}
