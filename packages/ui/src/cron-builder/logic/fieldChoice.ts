import { CRON_LIMITS, CronError, formatField, formatItem, modeOf, parseCron } from '@lading/core/cron'
import type { CronFieldName, CronItem, CronMode, WeekdayNumbering } from '@lading/core/cron'

/** What a field of the builder can be set to; week days know two choices more than core's modes. */
export type FieldChoice = CronMode | 'lastWorkday' | 'lastWeekday' | 'nth'

/** A field as its controls show it. Week days are 0–6 = SUN–SAT. */
export type FieldDraft =
  | { choice: 'unset' }
  | { choice: 'every' }
  | { choice: 'range'; from: number; to: number }
  | { choice: 'loop'; start: number; step: number }
  | { choice: 'workday'; day: number }
  /** `offset` days before the end of the month. */
  | { choice: 'lastWorkday'; offset: number }
  | { choice: 'last'; offset: number }
  | { choice: 'lastWeekday'; weekday: number }
  | { choice: 'nth'; weekday: number; nth: number }
  /** The items of a list as texts: single values, and whatever else stands in a mixed list (`8-18/2`, `LW`). */
  | { choice: 'specify'; items: string[] }

const COMMON: readonly FieldChoice[] = ['every', 'range', 'loop', 'specify']

/** The choices of every field (spec 2 §4; nth and last week day of §5). */
export const FIELD_CHOICES: Readonly<Record<CronFieldName, readonly FieldChoice[]>> = {
  second: COMMON,
  minute: COMMON,
  hour: COMMON,
  day: ['unset', 'every', 'range', 'loop', 'workday', 'lastWorkday', 'last', 'specify'],
  month: COMMON,
  week: ['unset', 'every', 'range', 'loop', 'nth', 'lastWeekday', 'specify'],
  year: COMMON,
}

/**
 * Reads one field on its own.
 *
 * @throws CronError that says why; its position counts from the start of the field
 */
export function readField(field: CronFieldName, text: string, weekdays: WeekdayNumbering): CronItem[] {
  const others = ['*', '*', '*', field === 'week' ? '?' : '*', '*', field === 'week' ? '*' : '?', '*']
  const at = { second: 0, minute: 1, hour: 2, day: 3, month: 4, week: 5, year: 6 }[field]
  if (text === '?' && field === 'day') others[5] = '*'
  if (text === '?' && field === 'week') others[3] = '*'
  others[at] = text
  try {
    return [...parseCron(others.join(' '), { weekdays })[field]]
  } catch (error) {
    // Every field before this one is a single character and a blank.
    if (error instanceof CronError)
      throw new CronError(error.reason, error.position - at * 2, error.length, field)
    throw error
  }
}

function draftOfOne(field: CronFieldName, text: string, item: CronItem): FieldDraft {
  switch (item.type) {
    case 'every':
    case 'unset':
      return { choice: item.type }
    case 'range': {
      // A loop over week days is written as a range to Saturday with a step.
      if (field === 'week' && item.to === 6 && text.includes('/')) {
        return { choice: 'loop', start: item.from, step: item.step }
      }
      if (item.step === 1) return { choice: 'range', from: item.from, to: item.to }
      return { choice: 'specify', items: [formatItem(field, item)] }
    }
    case 'loop':
      return { choice: 'loop', start: item.start, step: item.step }
    case 'workday':
      return { choice: 'workday', day: item.day }
    case 'lastWorkday':
    case 'last':
      return { choice: item.type, offset: item.offset }
    case 'lastWeekday':
      return { choice: 'lastWeekday', weekday: item.weekday }
    case 'nth':
      return { choice: 'nth', weekday: item.weekday, nth: item.nth }
    default:
      return { choice: 'specify', items: [formatItem(field, item)] }
  }
}

/**
 * How the controls show a field's text. Lists keep every item, also ranges and loops in them; a text that cannot be
 * read is `undefined`: no choice is shown for it, and the text is left as it is.
 */
export function draftOf(
  field: CronFieldName,
  text: string,
  weekdays: WeekdayNumbering = 'unix',
): FieldDraft | undefined {
  let items: CronItem[]
  try {
    items = readField(field, text, weekdays)
  } catch {
    return undefined
  }
  const [only] = items
  if (items.length > 1 || !only) {
    return { choice: 'specify', items: items.map((item) => formatItem(field, item)) }
  }
  return draftOfOne(field, text, only)
}

/** The text of a field; a list without items is "every". Week days are written by name. */
export function textOfDraft(field: CronFieldName, draft: FieldDraft): string {
  switch (draft.choice) {
    case 'unset':
      return '?'
    case 'every':
      return '*'
    case 'range':
      return formatItem(field, { type: 'range', from: draft.from, to: draft.to, step: 1 })
    case 'loop':
      return formatItem(field, { type: 'loop', start: draft.start, step: draft.step })
    case 'workday':
      return formatItem(field, { type: 'workday', day: draft.day })
    case 'lastWorkday':
    case 'last':
      return formatItem(field, { type: draft.choice, offset: draft.offset })
    case 'lastWeekday':
      return formatItem(field, { type: 'lastWeekday', weekday: draft.weekday })
    case 'nth':
      return formatItem(field, { type: 'nth', weekday: draft.weekday, nth: draft.nth })
    case 'specify':
      return draft.items.join(',') || '*'
  }
}

/** What a field starts with when a choice is made for the first time, within the limits of spec 2 §5. */
export function firstDraft(field: CronFieldName, choice: FieldChoice, year: number): FieldDraft {
  const limits = CRON_LIMITS[field]
  const within = (value: number, [min, max]: readonly [number, number]) => Math.min(max, Math.max(min, value))
  switch (choice) {
    case 'range': {
      if (field !== 'year') return { choice, from: limits.rangeStart[0], to: limits.rangeEnd[1] }
      // Current year to a hundred years on (spec 2 §9).
      return { choice, from: within(year, limits.rangeStart), to: within(year + 100, limits.rangeEnd) }
    }
    case 'loop':
      return {
        choice,
        start: field === 'year' ? within(year, limits.start) : limits.start[0],
        step: limits.interval[0],
      }
    case 'workday':
      return { choice, day: 1 }
    case 'lastWorkday':
    case 'last':
      return { choice, offset: 0 }
    case 'lastWeekday':
      return { choice, weekday: 5 }
    case 'nth':
      return { choice, weekday: 1, nth: 1 }
    case 'specify': {
      const value = field === 'year' ? within(year, limits.start) : field === 'week' ? 1 : limits.start[0]
      return { choice, items: [formatItem(field, { type: 'value', value })] }
    }
    default:
      return { choice }
  }
}

/** A field's text with its week days by name; texts that cannot be read stay as they are. */
export function withNames(field: CronFieldName, text: string, weekdays: WeekdayNumbering): string {
  if (field !== 'week' || modeOf(text) === 'unset') return text
  try {
    const items = readField(field, text, weekdays)
    // "MON-SAT/1" would come out as a range: it stays the loop that was chosen.
    return items.length === 1 && /^[A-Z]{3}-SAT\/\d$/i.test(text) ? text : formatField(field, items)
  } catch {
    return text
  }
}
