import { numberText, roundTo } from '../../../cells/number/numberText'
import { evenStep } from './series'
import type { Series } from './series'

/** Decimal places of a trend whose column says nothing about them. */
const TREND_DIGITS = 6

/**
 * Numbers in even steps go on in those steps, others along the straight line that lies nearest to them, as in Excel.
 *
 * @param values two at least
 * @param digits decimal places of the column
 */
export function numberSeries(values: readonly number[], digits: number | undefined): Series {
  const last = values.at(-1)!
  const step = evenStep(values)
  // Sums of decimals have no more of them than the values: 0.1 + 0.2 is 0.3.
  const own = Math.max(...values.map((value) => numberText(value).split('.')[1]?.length ?? 0))
  if (step !== undefined) return (n) => roundTo(last + step * n, own)
  const { slope, at } = trend(values)
  return (n) => roundTo(at(values.length - 1) + slope * n, digits ?? Math.max(own, TREND_DIGITS))
}

/** The line of least squares through values at 0, 1, 2 … */
function trend(values: readonly number[]): { slope: number; at: (x: number) => number } {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((all, value) => all + value, 0) / values.length
  let above = 0
  let below = 0
  values.forEach((value, x) => {
    above += (x - middle) * (value - mean)
    below += (x - middle) ** 2
  })
  const slope = above / below
  return { slope, at: (x) => mean + slope * (x - middle) }
}
