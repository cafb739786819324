import { totalOf } from '@lading/core/entity'

/** Decimal places of sums. */
const DIGITS = 6

/** What is drawn of one group. */
export interface ChartPoint {
  name: string
  values: number[]
  /** Address of the records behind it. */
  to?: string
}

/** Values that several rows have under one name, summed up exactly, in the order in which the names come. */
export function summedPoints(rows: readonly { name: string; values: readonly unknown[] }[]): ChartPoint[] {
  const byName = new Map<string, (readonly unknown[])[]>()
  for (const { name, values } of rows) byName.set(name, [...(byName.get(name) ?? []), values])
  return [...byName].map(([name, lists]) => ({
    name,
    values: lists[0]!.map((_, at) =>
      totalOf(
        lists.map((values) => ({ value: values[at] })),
        'value',
        DIGITS,
      ),
    ),
  }))
}

/** A scale of values: its ends, and the values that are marked. */
export interface Scale {
  low: number
  high: number
  marks: number[]
}

const STEPS = [1, 2, 2.5, 5, 10]

/** A step that people count in: 1, 2, 2.5, 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return (STEPS.find((step) => step * power >= rough) ?? 10) * power
}

/** A scale that holds zero and all values, in about four steps. */
export function scaleOf(values: readonly number[]): Scale {
  const high = Math.max(0, ...values)
  const low = Math.min(0, ...values)
  if (high === low) return { low: 0, high: 1, marks: [0, 1] }
  const step = roundStep((high - low) / 4)
  const from = Math.floor(low / step)
  const to = Math.ceil(high / step)
  const marks = Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toPrecision(12)))
  return { low: marks[0]!, high: marks.at(-1)!, marks }
}

/** A large number in few letters: 1.2K, 3.4M; of Chinese readers 1.2万, 3.4亿. */
export function shortNumber(value: number, chinese: boolean): string {
  const units: [number, string][] = chinese
    ? [
        [1e8, '亿'],
        [1e4, '万'],
      ]
    : [
        [1e9, 'B'],
        [1e6, 'M'],
        [1e3, 'K'],
      ]
  const unit = units.find(([size]) => Math.abs(value) >= size)
  const shown = (each: number) => String(Number(each.toPrecision(3)))
  return unit ? shown(value / unit[0]) + unit[1] : shown(value)
}

/** The shares of a whole; nothing below zero has one. The rest beyond `most` is one share. */
export function sharesOf(
  items: readonly { name: string; value: number; to?: string }[],
  most: number,
  other: string,
): { name: string; value: number; share: number; to?: string }[] {
  const positive = items.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value)
  const rest = positive.slice(most - 1)
  const shown =
    positive.length > most
      ? [
          ...positive.slice(0, most - 1),
          { name: other, value: rest.reduce((sum, { value }) => sum + value, 0) },
        ]
      : positive
  const whole = shown.reduce((sum, { value }) => sum + value, 0)
  return shown.map((item) => ({ ...item, share: item.value / whole }))
}
