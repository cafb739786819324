import type { PrintLayout } from '@lading/core/entity'
import type { Draft } from './draft'
import { setOption } from './draftSettings'
import { changed, filledIn, replaced, textOf, without } from './draftTools'

/** Changes the printed page; `undefined` leaves a part to what follows from the form. */
export const setPrint = (
  draft: Draft,
  change: { [Member in keyof PrintLayout]?: PrintLayout[Member] | undefined },
): Draft => setOption(draft, 'print', filledIn(changed(draft.print ?? {}, change)))

/** Says which columns of lines are printed; none: those of the grid. */
export function setPrintedLines(draft: Draft, key: string, columns: string[]): Draft {
  const lines = draft.print?.lines ?? {}
  return setPrint(draft, {
    lines: columns.length > 0 ? { ...lines, [key]: columns } : without(lines, key),
  })
}

/** Adds somebody who signs. */
export const addSignature = (draft: Draft): Draft =>
  setPrint(draft, {
    signatures: [...(draft.print?.signatures ?? []), { zh: '经办人', en: 'Handled by' }],
  })

/** Changes who signs; nothing in its place takes the line away. */
export function setSignature(
  draft: Draft,
  at: number,
  change: { zh?: string; en?: string } | undefined,
): Draft {
  const signatures = draft.print?.signatures ?? []
  const next = change && (textOf(signatures[at], change) ?? { zh: '', en: '' })
  return setPrint(draft, { signatures: replaced(signatures, at, next) })
}
