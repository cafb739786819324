import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DesignVersions } from '@/designer/DesignVersions'
import { useReportDesign } from './useReports'
import type { Designed } from './useReports'

/** The versions of a report, with what each changed. */
export function ReportVersions({
  report,
  onTakeBack,
}: {
  report: Designed
  onTakeBack: () => void
}): ReactNode {
  const { versions } = useReportDesign()
  const fetched = useQuery({
    queryKey: ['report', 'designed', 'versions', report.id, report.published],
    queryFn: () => versions(report.id),
    staleTime: 0,
  })
  return <DesignVersions published={report.published} versions={fetched} onTakeBack={onTakeBack} />
}
