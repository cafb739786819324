import { CronError } from './cronError'

/** Offsets change at quarters of an hour only: one question to the time zone data for each. */
const QUARTER = 900_000
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
      offset = this.#ask(quarter * QUARTER)
      this.#offsets.set(quarter, offset)
    }
    return offset
  }

  /**
   * The moment of a wall clock time, both in milliseconds. A time that the clock jumps over has none; of a time
   * that comes twice it is the second.
   */
  moment(wall: number): number | undefined {
    return this.moments(wall).at(-1)
  }

  /** All moments of a wall clock time in their order: none, one, or two. */
  moments(wall: number): number[] {
    const offsets = new Set([this.offset(wall - DAY), this.offset(wall + DAY)])
    return [...offsets]
      .map((offset) => wall - offset)
      .filter((time) => time + this.offset(time) === wall)
      .sort((a, b) => a - b)
  }

  #ask(time: number): number {
    const parts: Record<string, number> = {}
    for (const { type, value } of this.#format.formatToParts(time)) parts[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - time
  }
}
