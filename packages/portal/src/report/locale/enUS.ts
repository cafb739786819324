import type { ReportTexts } from './zhCN'

/** English texts of reports. */
export const reportEn: ReportTexts = {
  title: 'My reports',
  none: 'There is no report that you may read yet',
  failed: 'Loading failed. Please try again.',
  retry: 'Try again',
  query: 'Search',
  reset: 'Reset',
  table: 'Table',
  pivot: 'Pivot',
  chart: 'Chart',
  export: 'Export',
  exporting: 'Exporting',
  total: 'Total',
  rows: '{n} rows',
  firstRows: 'Only the first {n} rows are shown',
  firstGroups: 'Only the first {n} groups are shown',
  records: 'Show records',
  operation: 'Actions',
  blank: '(blank)',
  other: 'Other',
  noRows: 'Nothing matches the conditions',
}
