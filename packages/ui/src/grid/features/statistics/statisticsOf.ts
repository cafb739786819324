import { inFormat, numberText } from '../../cells/number/numberText'
import type { StatisticKind } from '../../api/figures'
import type { GridColumn } from '../../api/column'

/** The figures a column asks for, as a list. */
export function statisticsOf({ statistics }: Pick<GridColumn, 'statistics'>): readonly StatisticKind[] {
  if (!statistics) return []
  return typeof statistics === 'string' ? [statistics] : statistics
}

/** Decimals of figures (spec 2 §9). */
const DECIMALS = 2

/** The text of a figure: in the column's format, and with as many decimals as its cells have, if those are fixed. */
export function figureText(
  figure: number | undefined,
  { format, digits = 0, fixedDigits }: GridColumn,
): string {
  const plain = numberText(figure)
  const wanted = fixedDigits === false ? 0 : Math.min(digits, DECIMALS)
  const [, decimals = ''] = plain.split('.')
  return inFormat(decimals.length < wanted ? numberText(figure, wanted) : plain, format)
}
