const two = (value: number) => String(value).padStart(2, '0')

/** The columns a stamp goes into: their cells hold days, moments, or texts. */
export type StampColumn = 'day' | 'moment' | 'text'

/**
 * What Ctrl+; (the day) and Ctrl+Shift+; (the time) put into a cell, by the wall clock: as the column writes it.
 *
 * @param before what stands in the editor before the caret; '' when the cell is not edited
 * @returns undefined when the column has no room for it: a time in a column of days
 */
export function stampText(
  what: 'day' | 'time',
  into: StampColumn,
  now: Date,
  before = '',
): string | undefined {
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  if (what === 'day') return day
  const minutes = `${two(now.getHours())}:${two(now.getMinutes())}`
  if (into === 'text') return minutes
  if (into === 'day') return undefined
  const seconds = `${minutes}:${two(now.getSeconds())}`
  // A time alone is no moment: the day goes before it, unless it stands there.
  return /\d\s*$/.test(before)
    ? `${/\s$/.test(before) ? '' : ' '}${seconds}`
    : /\S/.test(before)
      ? seconds
      : `${day} ${seconds}`
}
