import type { Figure, FigureLine } from '@lading/core/entity'
import type { SuperQueryEntry, SuperQueryValue } from '@lading/ui/super-query'
import type { Draft } from './draft'
import { changed, freeName, without } from './draftTools'

/** Rules of which a value is several, written with commas between them. */
const LISTS: readonly string[] = ['in', 'range']

const withFigures = ({ figures: _figures, ...rest }: Draft, figures: Record<string, Figure>): Draft =>
  Object.keys(figures).length > 0 ? { ...rest, figures } : rest

/** Adds a figure that counts every record, for the work place. */
export const addFigure = (draft: Draft): Draft =>
  setFigure(draft, freeName(draft.figures ?? {}, 'figure'), {
    zh: draft.label.zh,
    en: draft.label.en,
    boards: ['workplace'],
    where: [],
  })

/** Changes a figure; nothing in its place takes it away, and what is a share of it becomes a figure of its own. */
export function setFigure(
  draft: Draft,
  name: string,
  change: { [Member in keyof Figure]?: Figure[Member] | undefined } | undefined,
): Draft {
  const { figures = {} } = draft
  if (change) return withFigures(draft, { ...figures, [name]: changed(figures[name], change) })
  const kept = Object.entries(without(figures, name)).map(([other, figure]) =>
    figure.of === name ? [other, changed(figure, { of: undefined })] : [other, figure],
  )
  return withFigures(draft, Object.fromEntries(kept) as Record<string, Figure>)
}

/** Conditions of a figure as the advanced query shows them. */
export const queryOfFigure = ({ where }: Pick<Figure, 'where'>): SuperQueryValue => {
  const entry = (line: FigureLine): SuperQueryEntry =>
    'lines' in line
      ? { matchType: line.matchType, lines: line.lines.map(entry) }
      : {
          field: line.field,
          rule: line.rule as never,
          val: LISTS.includes(line.rule) ? (line.val ?? '').split(',') : line.val,
        }
  return { matchType: 'and', lines: where.map(entry) }
}

/** What an advanced query asks for as conditions of a figure: all must hold, so one of several stands in a group. */
export function figureWhere({ matchType, lines }: SuperQueryValue): FigureLine[] {
  const line = (entry: SuperQueryEntry): FigureLine => {
    if ('lines' in entry) return { matchType: entry.matchType, lines: entry.lines.map(line) }
    const { field = '', rule, val } = entry
    const text = Array.isArray(val) ? val.join(',') : String(val ?? '').trim()
    return { field, rule, ...(text === '' ? {} : { val: text }) }
  }
  const all = lines.map(line)
  return matchType === 'or' && all.length > 1 ? [{ matchType: 'or', lines: all }] : all
}
