import { TEMPORARY_SUFFIX } from './types'

/** Member of a line that carries the comments on its cells, as a text; absent without any. */
export const COMMENTS_FIELD = 'cellComments'

/** Longest text of a comment, in characters. */
export const MAX_COMMENT_LENGTH = 1000
/** Most comments that one save adds to one line. */
export const MAX_ADDED_COMMENTS = 20

/** What somebody noted at a cell of a line. Who and when are the server's; until it is saved they are empty. */
export interface CellComment {
  /** A new one's ends with `TEMPORARY_SUFFIX`. */
  id: string
  /** The field whose cell it stands at. */
  field: string
  text: string
  /** Who wrote it: the name of the account, and of the person. */
  by: string
  byName: string
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string
  /** It needs no answer any more. */
  resolved: boolean
  /** Who said so. */
  resolvedBy?: string
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** The comments of a line; what is broken is left out. */
export function readComments(value: unknown): CellComment[] {
  if (typeof value !== 'string' || value === '') return []
  let list: unknown
  try {
    list = JSON.parse(value)
  } catch {
    return []
  }
  if (!Array.isArray(list)) return []
  return list.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return []
    const { id, field, text, by, byName, time, resolved, resolvedBy } = each as Record<string, unknown>
    if (typeof id !== 'string' || typeof field !== 'string' || typeof text !== 'string') return []
    return [
      {
        id,
        field,
        text,
        by: textIn(by),
        byName: textIn(byName),
        time: textIn(time),
        resolved: resolved === true,
        ...(typeof resolvedBy === 'string' && resolvedBy !== '' && { resolvedBy }),
      },
    ]
  })
}

/** Comments as a line carries them; undefined for none. */
export function writeComments(comments: readonly CellComment[]): string | undefined {
  return comments.length > 0 ? JSON.stringify(comments) : undefined
}

const isNew = ({ id }: CellComment) => id.endsWith(TEMPORARY_SUFFIX)

/** What a save does with the comments of a line, besides keeping them. */
export interface CommentChanges {
  added: Pick<CellComment, 'field' | 'text' | 'resolved'>[]
  /** Ids of stored comments whose `resolved` is another one now. */
  resolved: string[]
  reopened: string[]
}

/** What differs between stored comments and those that were sent: nothing is ever taken away, nor written anew. */
export function commentChanges(stored: readonly CellComment[], sent: readonly CellComment[]): CommentChanges {
  const byId = new Map(sent.filter((each) => !isNew(each)).map((each) => [each.id, each]))
  const turned = (to: boolean) =>
    stored.flatMap((each) => (each.resolved !== to && byId.get(each.id)?.resolved === to ? each.id : []))
  return {
    added: sent.filter(isNew).map(({ field, text, resolved }) => ({ field, text: text.trim(), resolved })),
    resolved: turned(true),
    reopened: turned(false),
  }
}

/**
 * The comments of a line that both sides have changed: all of theirs, with what was added and resolved here.
 *
 * @param base as they were for both
 */
export function mergeComments(base: unknown, mine: unknown, theirs: unknown): string | undefined {
  const own = readComments(mine)
  const before = new Map(readComments(base).map((each) => [each.id, each]))
  const changed = new Map(own.map((each) => [each.id, each]))
  const merged = readComments(theirs).map((each) => {
    const here = changed.get(each.id)
    return here && here.resolved !== before.get(each.id)?.resolved
      ? { ...each, resolved: here.resolved }
      : each
  })
  return writeComments([...merged, ...own.filter(isNew)])
}
