import type { Row } from '@lading/core/rules'
import { TEMPORARY_SUFFIX } from '@lading/core/entity'

/** The id without the prefix of the case its grid belongs to. */
export function withoutCase(id: string, casePrefix = ''): string {
  return casePrefix !== '' && id.startsWith(casePrefix) ? id.slice(casePrefix.length) : id
}

/** The clean id of a row: without the case prefix and without the suffix of rows never saved (spec 2 §3). */
export function cleanId(id: string, casePrefix = ''): string {
  const own = withoutCase(id, casePrefix)
  return own.endsWith(TEMPORARY_SUFFIX) ? own.slice(0, -TEMPORARY_SUFFIX.length) : own
}

/** How ids are written into what is saved. */
export interface IdOptions {
  casePrefix?: string | undefined
  /** Takes the temporary suffix off, too: then the receiver cannot tell new rows by their ids. @default false */
  clean?: boolean | undefined
}

/** A writer of ids: numbers and ids that carry nothing stay what they are. */
export function idWriter({ casePrefix, clean = false }: IdOptions): (id: unknown) => unknown {
  return (id) => {
    if (typeof id !== 'string') return id
    return clean ? cleanId(id, casePrefix) : withoutCase(id, casePrefix)
  }
}

/** The row with its ids written; the same row when they carry nothing. @param keys its id, the id of the row above */
export function writeIds<R extends Row>(row: R, keys: readonly string[], write: (id: unknown) => unknown): R {
  const changed = keys.filter((key) => write(row[key]) !== row[key])
  if (changed.length === 0) return row
  return { ...row, ...Object.fromEntries(changed.map((key) => [key, write(row[key])])) }
}
