import type { StatisticKind } from '../../engine/statistics'
import type { GridColumn } from '../../types'

/** The figures a column asks for, as a list. */
export function statisticsOf({ statistics }: Pick<GridColumn, 'statistics'>): readonly StatisticKind[] {
  if (!statistics) return []
  return typeof statistics === 'string' ? [statistics] : statistics
}
