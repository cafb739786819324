import type { FieldKind } from '@lading/core/entity'

/** What is dragged, or dragged over. */
export type Dragged =
  | { what: 'kind'; kind: FieldKind }
  | { what: 'field'; name: string }
  | { what: 'group'; group: number }
  | { what: 'section'; group: number }

/** Its id; names of fields hold no colon. */
export function dragId(dragged: Dragged): string {
  if (dragged.what === 'kind') return `kind:${dragged.kind}`
  if (dragged.what === 'field') return `field:${dragged.name}`
  return `${dragged.what}:${dragged.group}`
}

/** What an id says. */
export function draggedOf(id: string): Dragged {
  const at = id.indexOf(':')
  const [what, rest] = [id.slice(0, at), id.slice(at + 1)]
  if (what === 'kind') return { what, kind: rest as FieldKind }
  if (what === 'field') return { what, name: rest }
  return { what: what as 'group' | 'section', group: Number(rest) }
}
