import type { SuperQueryEntry, SuperQueryField, SuperQueryRule, SuperQueryValue } from './query'
import { effectiveLines, isGroup } from './query'
import type { ListSuperQueryParams } from '../../list-page/logic/listState'
import { describeField } from './describeField'
import type { FieldDescription } from './describeField'
import { readQuery } from './readQuery'

/** The two parameters of a list call (contract §3.4). */
export type SuperQueryParams = ListSuperQueryParams

/** What the server is told of a condition; several values are joined by commas (spec 2 §3). */
interface WireLine extends FieldDescription {
  field: string
  rule: SuperQueryRule
  val: string
}

type WireEntry = WireLine | { matchType: 'and' | 'or'; lines: WireEntry[] }

/** The parameters of a query; `undefined` when no condition counts. */
export function superQueryParams(
  query: SuperQueryValue,
  fields: readonly SuperQueryField[],
): SuperQueryParams | undefined {
  const kinds = new Map(fields.map((each) => [each.name, each.field]))
  const wire = (entry: SuperQueryEntry): WireEntry => {
    if (isGroup(entry)) return { matchType: entry.matchType, lines: entry.lines.map(wire) }
    const field = kinds.get(entry.field!)!
    const { val } = entry
    return {
      field: entry.field!,
      rule: entry.rule,
      val: Array.isArray(val) ? val.join(',') : String(val ?? '').trim(),
      ...describeField(entry.field!, field),
    }
  }
  const lines = effectiveLines(query.lines, fields).map(wire)
  if (lines.length === 0) return undefined
  return { superQueryParams: encodeURI(JSON.stringify(lines)), superQueryMatchType: query.matchType }
}

/** Reads what `superQueryParams` wrote; `undefined` when it cannot be read or holds nothing. */
export function readParams(text: unknown, matchType: unknown): SuperQueryValue | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const lines: unknown = JSON.parse(decodeURIComponent(text))
    const query = readQuery({ matchType: matchType === 'or' ? 'or' : 'and', lines })
    return query && query.lines.length > 0 ? query : undefined
  } catch {
    return undefined
  }
}
