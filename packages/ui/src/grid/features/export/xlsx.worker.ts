import { writeSheet } from './writeSheet'
import type { SheetCell, SheetFrame } from './xlsxSheet'

/** What the worker is sent: rows bit by bit, then what goes around them. */
export type XlsxRequest = { rows: SheetCell[][]; frame?: undefined } | { rows?: undefined; frame: SheetFrame }

/** What it answers: first that it is there, then the file, or why there is none. */
export type XlsxAnswer = { ready: true } | { file: Blob } | { reason: string }

// The library's types are those of a page; of a worker's own, this is all that is used.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<XlsxRequest>) => void
  postMessage(answer: XlsxAnswer): void
}

const rows: SheetCell[][] = []

scope.onmessage = ({ data }) => {
  if (data.rows) {
    for (const row of data.rows) rows.push(row)
    return
  }
  writeSheet(data.frame, rows).then(
    (file) => scope.postMessage({ file }),
    (error: unknown) => scope.postMessage({ reason: String(error) }),
  )
}

scope.postMessage({ ready: true })
