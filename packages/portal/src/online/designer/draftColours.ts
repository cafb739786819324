import type { CellColour } from '@lading/core/entity'
import type { Draft, Place } from './draft'
import { setLines } from './draftEdits'
import { changed, replaced, shifted } from './draftTools'

/** Colours of the list, or of lines, in the order in which they count. */
export const coloursOf = (draft: Draft, place: Place): readonly CellColour[] =>
  (place === undefined ? draft.colours : draft.lines?.[place]?.colours) ?? []

function withColours(draft: Draft, place: Place, colours: readonly CellColour[]): Draft {
  if (place !== undefined) {
    const { colours: _colours, ...line } = draft.lines![place]!
    if (colours.length > 0) return setLines(draft, place, { colours })
    return { ...draft, lines: { ...draft.lines, [place]: line } }
  }
  const { colours: _colours, ...rest } = draft
  return colours.length > 0 ? { ...rest, colours } : rest
}

/** Adds a colour of whole rows in which something that is always there is filled in. */
export function addColour(draft: Draft, place: Place): Draft {
  const first = place === undefined ? draft.title : (Object.keys(draft.lines![place]!.fields)[0] ?? '')
  const colour: CellColour = { when: { field: first, op: 'filled' }, tone: 'warning' }
  return withColours(draft, place, [...coloursOf(draft, place), colour])
}

/** Changes a colour; nothing in its place takes it away. No fields: the whole row. */
export function setColour(
  draft: Draft,
  place: Place,
  at: number,
  change: { [Member in keyof CellColour]?: CellColour[Member] | undefined } | undefined,
): Draft {
  const colours = coloursOf(draft, place)
  return withColours(draft, place, replaced(colours, at, change && changed(colours[at], change)))
}

/** The first colour that holds counts: moves one up (-1) or down (1). */
export const moveColour = (draft: Draft, place: Place, at: number, by: -1 | 1): Draft =>
  withColours(draft, place, shifted(coloursOf(draft, place), at, by))
