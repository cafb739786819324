import { calls } from '@lading/core/calls'
import type { ReadReport } from '@lading/core/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '@/platform/request'
import type { ReportRow } from './reportValues'

/** What is asked of a report: parameters, conditions, order, page. */
export type ReportQuery = Readonly<Record<string, string | number>>

/** Rows that charts and pivots take in. */
export const WHOLE = 1_000

/** A report in force, as its reader sees it. */
export function useReport(code: string, enabled = true) {
  return useQuery({
    queryKey: ['report', code],
    queryFn: async ({ signal }) =>
      (await request().call(calls.reportRead, { query: { code }, signal, silent: true })) as ReadReport,
    staleTime: 30_000,
    enabled,
  })
}

/** A page of its rows. */
export function useReportRows(id: string, query: ReportQuery, enabled = true) {
  return useQuery({
    queryKey: ['report', id, 'rows', query],
    queryFn: async ({ signal }) => {
      const page = await request().call(calls.reportData, { params: { id }, query, signal, silent: true })
      return { total: page.total, records: page.records as ReportRow[] }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
  })
}

/** Its sums over all rows. */
export function useReportTotals(id: string, query: ReportQuery, enabled: boolean) {
  return useQuery({
    queryKey: ['report', id, 'totals', query],
    queryFn: async ({ signal }) =>
      (await request().call(calls.reportTotals, { params: { id }, query, signal, silent: true })) as Record<
        string,
        number | null
      >,
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
  })
}
