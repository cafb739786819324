import type { ImportRow } from './importTypes'
import type { ImportIssue } from './checkRows'

/** Rows in one call. */
export const BATCH_ROWS = 1000

/** What the server says to a batch. */
export interface BatchAnswer {
  created?: number
  updated?: number
  skipped?: number
  /** Refused rows, by their place in the batch from 0. */
  failed?: readonly { index: number; field?: string; message: string }[]
}

/** Sends one batch; the key stays the same when the batch is sent again. */
export type SendBatch = (
  rows: readonly ImportRow['values'][],
  options: { signal: AbortSignal; idempotencyKey: string },
) => Promise<BatchAnswer>

/** How an import ended, or stands. */
export interface ImportReport {
  created: number
  updated: number
  skipped: number
  failed: ImportIssue[]
  /** Rows that were answered for. */
  sent: number
}

/** Nothing sent. */
export const NO_REPORT: ImportReport = { created: 0, updated: 0, skipped: 0, failed: [], sent: 0 }

/**
 * Sends rows in batches, one after the other, from where a report stands. When a call fails, the report so far is
 * kept by its caller (`onReport`), who goes on from there.
 */
export async function sendRows(
  rows: readonly ImportRow[],
  send: SendBatch,
  options: {
    from?: ImportReport
    importId: string
    signal: AbortSignal
    onReport: (report: ImportReport) => void
    batch?: number
    /** Which rows begin a record: none is divided. @default each */
    starts?: readonly boolean[] | undefined
  },
): Promise<ImportReport> {
  const { importId, signal, onReport, batch = BATCH_ROWS, starts } = options
  let report = options.from ?? NO_REPORT
  while (report.sent < rows.length) {
    signal.throwIfAborted()
    let to = report.sent + batch
    while (starts && to < rows.length && !starts[to]) to += 1
    const part = rows.slice(report.sent, to)
    const answer = await send(
      part.map(({ values }) => values),
      { signal, idempotencyKey: `${importId}-${report.sent}` },
    )
    const failed = (answer.failed ?? []).flatMap(({ index, field, message }) => {
      const row = part[index]
      return row ? [{ line: row.line, message, ...(field && { field }) }] : []
    })
    const lines = new Set(failed.map(({ line }) => line))
    const updated = answer.updated ?? 0
    const skipped = answer.skipped ?? 0
    report = {
      created: report.created + (answer.created ?? part.length - lines.size - updated - skipped),
      updated: report.updated + updated,
      skipped: report.skipped + skipped,
      failed: [...report.failed, ...failed],
      sent: report.sent + part.length,
    }
    onReport(report)
  }
  return report
}
