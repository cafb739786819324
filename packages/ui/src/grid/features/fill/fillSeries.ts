import { numberText, roundTo } from '../../cells/number/numberText'

/**
 * Continues values as a spreadsheet does: two or more numbers in even steps go on in those steps, dates (`YYYY-MM-DD`)
 * too; a single value, and anything else, is repeated.
 *
 * @param values what is filled from, in the direction of filling
 * @param count how many more are wanted
 */
export function fillSeries(values: readonly unknown[], count: number): unknown[] {
  const step = numberStep(values)
  // Sums of decimals have no more of them than the values: 0.1 + 0.2 is 0.3.
  const digits = Math.max(...values.map(digitsOf))
  const days = step === undefined ? dayStep(values) : undefined
  return Array.from({ length: count }, (_, n) => {
    if (step !== undefined) return roundTo(Number(values.at(-1)) + step * (n + 1), digits)
    if (days !== undefined) return dayText(dayNumber(values.at(-1))! + days * (n + 1))
    return values[n % values.length]
  })
}

function numberStep(values: readonly unknown[]): number | undefined {
  if (values.length < 2 || !values.every((value) => typeof value === 'number')) return undefined
  return evenStep(values)
}

function dayStep(values: readonly unknown[]): number | undefined {
  const days = values.map(dayNumber)
  if (days.length < 2 || days.some((day) => day === undefined)) return undefined
  return evenStep(days as number[])
}

function evenStep(values: readonly number[]): number | undefined {
  const step = values[1]! - values[0]!
  const even = values.every((value, n) => n === 0 || Math.abs(value - values[n - 1]! - step) < 1e-9)
  return even ? step : undefined
}

/** Decimal places of a number. */
function digitsOf(value: unknown): number {
  return numberText(value).split('.')[1]?.length ?? 0
}

const DAY = 86_400_000

function dayNumber(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const time = Date.parse(`${value}T00:00:00Z`)
  return Number.isNaN(time) ? undefined : time / DAY
}

function dayText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}
