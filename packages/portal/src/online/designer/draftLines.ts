import type { LineDefinition } from '@lading/core/entity'
import type { Draft } from './draft'
import { changed, without } from './draftTools'

/** Says something of lines as a whole; `undefined` takes it away. */
export const setLine = (
  draft: Draft,
  key: string,
  change: { [Member in keyof LineDefinition]?: LineDefinition[Member] | undefined },
): Draft => ({ ...draft, lines: { ...draft.lines, [key]: changed(draft.lines![key], change) } })

/** Says which columns of lines are shown as tags, or open the whole row; none: nobody does. */
export const setLineNames = (draft: Draft, key: string, member: 'tags' | 'details', names: string[]): Draft =>
  setLine(draft, key, { [member]: names.length > 0 ? names : undefined })

const withLinkage = (draft: Draft, key: string, linkage: Record<string, string>): Draft =>
  setLine(draft, key, { linkage: Object.keys(linkage).length > 0 ? linkage : undefined })

/** Lets a field decide the choices of another one. */
export const addLinkage = (draft: Draft, key: string, from: string, to: string): Draft =>
  withLinkage(draft, key, { ...draft.lines![key]!.linkage, [from]: to })

/** Changes which field decides, or which it decides; nothing in its place takes it away. */
export function setLinkage(
  draft: Draft,
  key: string,
  from: string,
  change: { from?: string; to?: string } | undefined,
): Draft {
  const { linkage = {} } = draft.lines![key]!
  if (!change) return withLinkage(draft, key, without(linkage, from))
  return withLinkage(
    draft,
    key,
    Object.fromEntries(
      Object.entries(linkage).map(([each, to]) =>
        each === from ? [change.from ?? each, change.to ?? to] : [each, to],
      ),
    ),
  )
}

/** Lines that no longer say anything of a field that is gone. */
export function forgetLineField(line: LineDefinition, name: string): LineDefinition {
  const { linkage, tags, details } = line
  const left = Object.fromEntries(
    Object.entries(linkage ?? {}).filter((pair) => !pair.includes(name)),
  ) as Record<string, string>
  const kept = (names: string[] | undefined) => {
    const others = names?.filter((each) => each !== name)
    return others && others.length > 0 ? others : undefined
  }
  return changed(line, {
    linkage: Object.keys(left).length > 0 ? left : undefined,
    tags: kept(tags),
    details: kept(details),
  })
}
