import type { Issue } from '@lading/core/entity'
import { initialStates, lockedChanges } from '@lading/core/entity'
import { currentLocale } from '../../http/language'
import type { HookInput } from '../hooks'
import type { ResourceWork } from '../resourceContext'
import type { MergedLines } from '../mergeLines'
import { emptyStored } from '../resourceTable'
import { sameValue } from '../wireValue'
import { knownTo } from './known'

/**
 * Fields that a save changes although the record's state or its values lock them: refused by name, not left out. What
 * is sent as it was stored is no change. Effects are not bound.
 */
export function lockedIssues(
  { tables: { entity, header, lines: kinds }, trusted }: ResourceWork,
  { record, lines, before, session }: HookInput,
  merged: ReadonlyMap<string, MergedLines>,
): Issue[] {
  if (trusted) return []
  const known = knownTo(session)
  const stored = before?.record ?? { ...emptyStored(header.fields, known), ...initialStates(entity) }
  const scope = { record, lines, known }
  const options = { locale: currentLocale(), stored, same: sameValue }
  const issues: Issue[] = lockedChanges(entity, entity.fields, stored, record, scope, options)
  for (const { key, definition, fields } of kinds) {
    const part = merged.get(key)
    if (!part) continue
    const byId = new Map((before?.lines[key] ?? []).map((row) => [row.id, row]))
    for (const row of part.rows) {
      const id = String(row.id)
      if (!part.added.has(id) && !part.sent.has(id)) continue
      const was = byId.get(id) ?? emptyStored(fields, known)
      for (const each of lockedChanges(entity, definition.fields, was, row, scope, { ...options, line: key }))
        issues.push({ ...each, line: key, rowId: id })
    }
  }
  return issues
}
