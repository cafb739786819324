import type { Link } from '../wire'

/** One query value as text; `undefined` for what does not travel. */
function textOf(value: unknown): string | undefined {
  if (value == null) return undefined
  if (Array.isArray(value))
    return value.length > 0 ? value.map((item) => textOf(item) ?? '').join(',') : undefined
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Makes texts of the query values and drops null, undefined and empty lists, before anything is signed: the
 * client would sign what never arrives (contract §2.4). Lists travel joined by commas.
 */
export function query(): Link {
  return (call, next) => {
    const texts = Object.entries(call.query)
      .map(([name, value]) => [name, textOf(value)] as const)
      .filter(([, text]) => text !== undefined)
    return next({ ...call, query: Object.fromEntries(texts) })
  }
}
