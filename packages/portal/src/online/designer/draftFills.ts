import type { Field, FillSource } from '@lading/core/entity'
import { changed, without } from './draftTools'

type Fills = NonNullable<Field['fills']>

const kept = (fills: Fills): Partial<Field> =>
  ({
    fills: Object.keys(fills).length > 0 ? fills : undefined,
  }) as Partial<Field>

/** Where the value comes from, and whether only where nothing stands yet. */
export const fillOf = (source: string | FillSource): { from: string; whenEmpty: boolean } =>
  typeof source === 'string' ? { from: source, whenEmpty: false } : source

/** Lets a picked record fill a field more. @returns what changes of the field that names it */
export const addFill = ({ fills = {} }: Field, to: string, from: string): Partial<Field> =>
  kept({ ...fills, [to]: from })

/** Changes what fills a field, or which field is filled; nothing in its place takes it away. */
export function setFill(
  { fills = {} }: Field,
  to: string,
  change: { to?: string; from?: string; whenEmpty?: boolean } | undefined,
): Partial<Field> {
  if (!change) return kept(without(fills, to))
  const { from, whenEmpty } = changed(fillOf(fills[to]!), change)
  const source: Fills[string] = whenEmpty ? { from, whenEmpty: true } : from
  return kept(
    Object.fromEntries(
      Object.entries(fills).map(([name, former]) =>
        name === to ? [change.to ?? name, source] : [name, former],
      ),
    ),
  )
}
