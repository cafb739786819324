import { useEffect, useState } from 'react'
import type { BoundDataSource, ReportConfig, ReportQueryItem } from '../../foundation/dataSource'
import { isAbort } from '../../foundation/useSourceMessage'

/** A report that is being opened. */
export interface Report {
  config?: ReportConfig
  items: readonly ReportQueryItem[]
  /** Its columns could not be loaded: nothing can be shown. */
  error?: Error
  /** Its conditions could not be loaded: told as a warning (spec 2 §8), the rows are shown all the same. */
  itemsError?: Error
}

/** Columns first, then conditions; the rows come after both (spec 2 §4). */
export function useReport(source: BoundDataSource, code: string): Report {
  const [report, setReport] = useState<Report>({ items: [] })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setReport({ items: [] })
    const load = async () => {
      const config = await source.reports.columns(code, signal)
      try {
        const items = await source.reports.queryItems(config.cgRpConfigId, signal)
        if (!signal.aborted) setReport({ config, items })
      } catch (error) {
        if (!signal.aborted) setReport({ config, items: [], itemsError: error as Error })
      }
    }
    load().catch((error: unknown) => {
      if (!signal.aborted && !isAbort(error)) setReport({ items: [], error: error as Error })
    })
    return () => controller.abort()
  }, [source, code])
  return report
}
