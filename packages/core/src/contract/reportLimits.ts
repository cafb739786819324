/** What a report may ask of a server. */
export const REPORT_LIMITS = {
  /** Columns, conditions, parameters, sort columns. */
  columns: 60,
  conditions: 30,
  parameters: 20,
  sorts: 5,
  /** References followed from the source. */
  depth: 3,
  /** Different references followed. */
  links: 8,
  /** Rows of a report that says how many. */
  rows: 100_000,
  /** Reports of a server. */
  reports: 500,
  /** Characters of a definition. */
  draft: 100_000,
} as const
