import { COMMENTS_FIELD, readComments } from '@lading/core/entity'
import type { CellComment } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'

const read = new WeakMap<Row, CellComment[]>()

/** The comments on a cell, the oldest first. */
export function commentsAt(row: Row, key: string): readonly CellComment[] {
  if (!row[COMMENTS_FIELD]) return []
  let known = read.get(row)
  if (!known) {
    known = readComments(row[COMMENTS_FIELD])
    read.set(row, known)
  }
  return known.filter(({ field }) => field === key)
}

/** Whether what was said last still wants an answer. */
export const isOpen = (comments: readonly CellComment[]): boolean =>
  comments.length > 0 && !comments.at(-1)!.resolved
