/** How the values of a group become one. `distinct` counts different values; `count` without a field counts rows. */
export const AGGREGATES = ['sum', 'avg', 'min', 'max', 'count', 'distinct'] as const
/** Parts of a date by which rows are grouped. */
export const DATE_PARTS = ['year', 'quarter', 'month', 'day'] as const
/** Rules of a report's conditions, as an advanced query has them. */
export const REPORT_RULES = [
  'eq',
  'ne',
  'gt',
  'ge',
  'lt',
  'le',
  'in',
  'like',
  'left_like',
  'right_like',
  'range',
  'relative',
  'empty',
  'not_empty',
] as const
export type ReportRule = (typeof REPORT_RULES)[number]

/** What timetables of mails may be. */
export const REPORT_MAIL_LIMITS = {
  /** Timetables of one person. */
  mails: 20,
  /** People who get one. */
  receivers: 50,
  /** Least time between two mails, in minutes. */
  apart: 60,
} as const
