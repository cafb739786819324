import { readSheet } from 'read-excel-file/web-worker'
import { SHEET_LIMITS, refuseWorkbook } from '../logic/limits'
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

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  try {
    if (file.size > SHEET_LIMITS.bytes) return say({ kind: 'refused', why: 'tooLarge' })
    const bytes = await file.arrayBuffer()
    const why = refuseWorkbook(new Uint8Array(bytes))
    if (why) return say({ kind: 'refused', why })
    const rows: unknown[][] = await readSheet(bytes)
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
