const MB = 'Mb'
const MS = 'Ms'
const SECONDS = 'Seconds'
const GB_FROM = 1_024

/** Seconds as days, hours and minutes. */
function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60]
  return `${days > 0 ? `${days} d ` : ''}${hours} h ${rest} min`
}

/** A figure as people read it: its unit is the end of its name (`freeMb`, `answerMs`, `uptimeSeconds`). */
export function factText(name: string, value: string | number | null, locale: string): string {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  const number = (digits: number) => value.toLocaleString(locale, { maximumFractionDigits: digits })
  if (name.endsWith(MB))
    return value >= GB_FROM
      ? `${(value / GB_FROM).toLocaleString(locale, { maximumFractionDigits: 1 })} GB`
      : `${number(1)} MB`
  if (name.endsWith(MS)) return `${number(1)} ms`
  return name.endsWith(SECONDS) ? duration(value) : number(2)
}
