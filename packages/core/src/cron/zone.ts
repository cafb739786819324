import { CronError } from './cronError'

/**
 * Most clocks are changed at quarters of an hour, so the time zone data is asked by quarters; some are changed a
 * minute past midnight (St. John's until 2011), so a quarter that ends with another offset is asked by seconds.
 */
const QUARTER = 900_000
const SECOND = 1000
const DAY = 86_400_000

/** A time zone by its name: what the clock on the wall says at a moment, and the other way round. */
export class Zone {
  readonly #format: Intl.DateTimeFormat
  readonly #offsets = new Map<number, number>()

  /** @throws CronError for a name that is no time zone */
  constructor(name: string) {
    try {
      this.#format = new Intl.DateTimeFormat('en-US', {
        timeZone: name,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      })
    } catch {
      throw new CronError({ zh: `没有时区“${name}”`, en: `there is no time zone “${name}”` }, 0, 1)
    }
  }

  /** Wall clock minus UTC at a moment, in milliseconds. */
  offset(time: number): number {
    const quarter = Math.floor(time / QUARTER)
    let offset = this.#offsets.get(quarter)
    if (offset === undefined) {
      if (this.#offsets.size > 10_000) this.#offsets.clear()
      offset = this.#ofQuarter(quarter * QUARTER)
      this.#offsets.set(quarter, offset)
    }
    return Number.isNaN(offset) ? this.#ask(Math.floor(time / SECOND) * SECOND) : offset
  }

  /**
   * The moment of a wall clock time, both in milliseconds. A time that the clock jumps over has none; of a time
   * that comes twice it is the second.
   */
  moment(wall: number): number | undefined {
    const before = this.offset(wall - DAY)
    const after = this.offset(wall + DAY)
    // Of two the smaller offset is the later moment.
    for (const time of [wall - Math.min(before, after), wall - Math.max(before, after)])
      if (time + this.offset(time) === wall) return time
    return undefined
  }

  /** All moments of a wall clock time in their order: none, one, or two. */
  moments(wall: number): number[] {
    const offsets = new Set([this.offset(wall - DAY), this.offset(wall + DAY)])
    return [...offsets]
      .map((offset) => wall - offset)
      .filter((time) => time + this.offset(time) === wall)
      .sort((a, b) => a - b)
  }

  /** The offset of a whole quarter; not a number when the clock is changed within it. */
  #ofQuarter(start: number): number {
    const offset = this.#ask(start)
    return this.#ask(start + QUARTER - SECOND) === offset ? offset : Number.NaN
  }

  #ask(time: number): number {
    const parts: Record<string, number> = {}
    for (const { type, value } of this.#format.formatToParts(time)) parts[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - time
  }
}
