import { useCallback } from 'react'
import { CODE } from '@lading/core/envelope'
import { SourceError } from '../foundation/dataSource'
import type { Issue, ResourceSource, SourceRow } from '../foundation/dataSource'
import { useMessages } from '../foundation/locale/useMessages'
import { actionMessages } from './locale/messages'

/** Nothing that is entered helps against these: there is no record any more, or nobody may do it. */
const FINAL: readonly number[] = [CODE.unauthorized, CODE.forbidden, CODE.notFound]

/** The records that an action was refused for, and who is told how they stand now. */
export interface RefusedRecords {
  source: Partial<Pick<ResourceSource, 'get'>>
  ids: readonly string[]
  /** Somebody else has saved them meanwhile: the next attempt is made on these. */
  onChanged: (now: readonly SourceRow[]) => void
}

/**
 * What the dialog of an action shows of a refusal, in which whoever entered something may mend it or try again; nothing
 * where that is in vain. Records that others have saved meanwhile are read again.
 */
export function useRefusal(): (
  error: unknown,
  records: RefusedRecords,
) => Promise<readonly Issue[] | undefined> {
  const texts = useMessages(actionMessages)
  return useCallback(
    async (error, { source, ids, onChanged }) => {
      if (!(error instanceof SourceError) || FINAL.includes(error.code)) return undefined
      if (error.code === CODE.conflict) {
        const { get } = source
        const now = await (get && Promise.all(ids.map((id) => get(id))).catch(() => undefined))
        if (!now) return undefined
        onChanged(now)
        return [{ message: texts.changedMeanwhile(changedBy(now)) }]
      }
      if (error.issues.length > 0) return error.issues
      return error.told ? [] : [{ message: error.message }]
    },
    [texts],
  )
}

/** Who saved the records last, as far as it was one person; else empty. */
function changedBy(records: readonly SourceRow[]): string {
  const [first, ...others] = new Set(records.map(({ updateBy }) => String(updateBy ?? '')))
  return others.length === 0 ? (first ?? '') : ''
}
