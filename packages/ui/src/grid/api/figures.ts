/** How a column is summed up in the footer: 合计 or 平均. */
export type StatisticKind = 'sum' | 'average'

/** The figures of one column, rounded to two decimals (spec 2 §9). */
export interface ColumnFigures {
  sum: number
  /** Of the cells that are numbers: a blank is none, as in a spreadsheet. 0 without numbers. */
  average: number
}
