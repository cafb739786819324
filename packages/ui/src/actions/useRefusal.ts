import { CODE } from '@lading/core/envelope'
import { SourceError } from '../foundation/dataSource'
import type { Issue } from '../foundation/dataSource'

/** Nothing that is entered helps against these: the record is another one now, or nobody may do it. */
const FINAL: readonly number[] = [CODE.unauthorized, CODE.forbidden, CODE.notFound, CODE.conflict]

/** What whoever entered it may mend, or try again, in the dialog that asked for it; nothing where that is in vain. */
export function mendableIssues(error: unknown): readonly Issue[] | undefined {
  if (!(error instanceof SourceError) || FINAL.includes(error.code)) return undefined
  if (error.issues.length > 0) return error.issues
  return error.told ? [] : [{ message: error.message }]
}
