import { calls } from '@lading/core/calls'
import type {
  DesignedReport,
  DesignedReportRow,
  ReportSource,
  ReportVersionModel,
  TriedReport,
} from '@lading/core/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request, told } from '@/platform/request'
import type { ReportDraft } from './reportEdits'

const REPORTS = ['report', 'designed'] as const

/** A stored report with its draft as the designer changes it. */
export type Designed = Omit<DesignedReport, 'draft'> & { draft: ReportDraft }

const designed = (report: DesignedReport) => report as unknown as Designed
const data = (draft: ReportDraft) => draft as unknown as Record<string, unknown>

/** The stored reports, newest first. */
export function useReports() {
  return useQuery({
    queryKey: REPORTS,
    queryFn: async ({ signal }) => {
      const query = { pageNo: 1, pageSize: 500 }
      const page = await request().call(calls.reportDesignList, { query, signal, silent: true })
      return page.records as DesignedReportRow[]
    },
    staleTime: 0,
  })
}

/** One report. */
export function useDesignedReport(id: string) {
  return useQuery({
    queryKey: [...REPORTS, id],
    queryFn: async ({ signal }) =>
      designed(await request().call(calls.reportDesignById, { query: { id }, signal, silent: true })),
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** What reports may be made from. */
export function useReportSources() {
  return useQuery({
    queryKey: [...REPORTS, 'sources'],
    queryFn: async ({ signal }) =>
      (await request().call(calls.reportSources, { query: {}, signal, silent: true })) as ReportSource[],
    staleTime: 60_000,
  })
}

/** The first rows of a draft, as the designer may see them. @param draft as text: equal drafts are asked for once */
export function useTriedReport(draft: string, enabled: boolean) {
  return useQuery({
    queryKey: [...REPORTS, 'try', draft],
    queryFn: async ({ signal }) =>
      (await request().call(calls.reportDesignTry, {
        body: { definition: JSON.parse(draft) as Record<string, unknown> },
        signal,
        silent: true,
      })) as TriedReport,
    staleTime: 10_000,
    gcTime: 30_000,
    retry: false,
    enabled,
  })
}

/** What a designer does with reports; each gives the report as it is then. */
export function useReportDesign() {
  const queries = useQueryClient()
  const kept = <Result>(result: Result): Result => {
    void queries.invalidateQueries({ queryKey: REPORTS, exact: true })
    return result
  }
  const inForce = <Result>(result: Result): Result => {
    void queries.invalidateQueries({
      queryKey: ['report'],
      predicate: ({ queryKey }) => queryKey[1] !== 'designed',
    })
    return kept(result)
  }
  return {
    add: async (code: string, label: { zh: string; en: string }, draft: ReportDraft) =>
      kept(
        designed(
          await told(
            request().call(calls.reportDesignAdd, { body: { code, label, definition: data(draft) } }),
          ),
        ),
      ),
    save: async ({ id, version }: Designed, label: { zh: string; en: string }, draft: ReportDraft) =>
      kept(
        designed(
          await told(
            request().call(calls.reportDesignEdit, {
              body: { id, version, label, definition: data(draft) },
            }),
          ),
        ),
      ),
    publish: async ({ id, version }: Designed, readers: string[]) =>
      inForce(
        designed(await told(request().call(calls.reportDesignPublish, { body: { id, version, readers } }))),
      ),
    versions: (id: string): Promise<ReportVersionModel[]> =>
      request().call(calls.reportDesignVersions, { query: { id }, silent: true }),
    takeBack: async ({ id, version }: Designed) =>
      inForce(designed(await told(request().call(calls.reportDesignTakeBack, { body: { id, version } })))),
    remove: async (id: string) =>
      inForce(await told(request().call(calls.reportDesignDelete, { query: { id } }))),
  }
}
