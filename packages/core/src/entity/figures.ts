import type { EntityDefinition, Figure, FigureLine } from './types'

/** The parameter of a list's address that names the figure it was opened by. */
export const FIGURE_PARAMETER = 'figure'

/** The advanced query that a figure counts: what the server counts by and what the list is opened with. */
export function figureQuery({ where }: Pick<Figure, 'where'>): {
  superQueryParams: string
  superQueryMatchType: 'and'
} {
  const wire = (line: FigureLine): object =>
    'lines' in line
      ? { matchType: line.matchType, lines: line.lines.map(wire) }
      : { field: line.field, rule: line.rule, val: line.val ?? '' }
  return { superQueryParams: encodeURI(JSON.stringify(where.map(wire))), superQueryMatchType: 'and' }
}

/** The figure that an address names, e.g. `?figure=offeredOld`; nothing when the entity has none of that name. */
export function figureOfAddress(
  entity: Pick<EntityDefinition, 'figures'>,
  search: string,
): Figure | undefined {
  const name = new URLSearchParams(search).get(FIGURE_PARAMETER)
  const { figures = {} } = entity
  return name !== null && Object.hasOwn(figures, name) ? figures[name] : undefined
}

/** The fields that the conditions of a figure name. */
export function figureFields(lines: readonly FigureLine[]): string[] {
  return lines.flatMap((line) => ('lines' in line ? figureFields(line.lines) : [line.field]))
}

/** The advanced query that an address asks a list for, e.g. from a report; the server judges what it says. */
export function queryOfAddress(
  search: string,
): { superQueryParams: string; superQueryMatchType: 'and' | 'or' } | undefined {
  const asked = new URLSearchParams(search)
  const superQueryParams = asked.get('superQueryParams')
  if (!superQueryParams) return undefined
  return { superQueryParams, superQueryMatchType: asked.get('superQueryMatchType') === 'or' ? 'or' : 'and' }
}
