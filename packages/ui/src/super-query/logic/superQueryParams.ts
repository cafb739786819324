import type { SuperQueryField, SuperQueryLine, SuperQueryRule, SuperQueryValue } from './query'
import { effectiveLines, RULES } from './query'

/** The two parameters of a list call (contract §3.4). */
export interface SuperQueryParams {
  /** JSON list of conditions, URL-encoded (spec 2 §7). */
  superQueryParams: string
  superQueryMatchType: 'and' | 'or'
}

/** What the server is told of a condition; several values are joined by commas (spec 2 §3). */
interface WireLine {
  field: string
  rule: SuperQueryRule
  val: string
  type: string
  dictCode?: string
}

/** The parameters of a query; `undefined` when no condition counts. */
export function superQueryParams(
  query: SuperQueryValue,
  fields: readonly SuperQueryField[],
): SuperQueryParams | undefined {
  const kinds = new Map(fields.map((each) => [each.name, each.field]))
  const lines = effectiveLines(query.lines, fields).map((line): WireLine => {
    const field = kinds.get(line.field!)!
    const val = Array.isArray(line.val) ? line.val.join(',') : String(line.val ?? '').trim()
    return {
      field: line.field!,
      rule: line.rule,
      val,
      type: field.kind,
      ...(field.dict ? { dictCode: field.dict } : {}),
    }
  })
  if (lines.length === 0) return undefined
  return { superQueryParams: encodeURI(JSON.stringify(lines)), superQueryMatchType: query.matchType }
}

function lineOf(raw: unknown): SuperQueryLine[] {
  if (typeof raw !== 'object' || raw === null) return []
  const { field, rule, val } = raw as Record<string, unknown>
  if (typeof field !== 'string' || !RULES.includes(rule as SuperQueryRule)) return []
  const list = (rule === 'in' || rule === 'range') && typeof val === 'string'
  return [{ field, rule: rule as SuperQueryRule, val: list ? val.split(',') : val }]
}

/** Reads what `superQueryParams` wrote, or what was saved; `undefined` when nothing in it can be read. */
export function readLines(text: unknown): SuperQueryLine[] | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const raw: unknown = JSON.parse(decodeURIComponent(text))
    const lines = Array.isArray(raw) ? raw.flatMap(lineOf) : []
    return lines.length > 0 ? lines : undefined
  } catch {
    return undefined
  }
}
