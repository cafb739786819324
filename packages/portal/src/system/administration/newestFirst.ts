import type { EntityDefinition } from '@lading/core/entity'
import type { ResourceSource } from '@lading/ui/foundation'
import type { SourceChanges } from './useSystemSource'

type Params = Parameters<ResourceSource['list']>[0]

const inTime = (params: Params): Params =>
  params.column === 'id' ? { ...params, column: 'createTime' } : params

/**
 * The calls of system records with the newest first while nobody chooses an order. Lists are in the order of their ids
 * (spec 2 §9), which rise with time; ids of what administrators add, however, may come from elsewhere, and what was just
 * added would stand on the last page. Long logs, which nobody adds to by hand, stay with the index of their ids.
 *
 * @returns the same calls for those, and where the id is a field that people sort by
 */
export function newestFirst(
  entity: Pick<EntityDefinition, 'fields' | 'permissions'>,
  source: Partial<ResourceSource>,
): Partial<ResourceSource> {
  const { list, exportFile } = source
  if (entity.fields.id || !entity.permissions.actions.includes('add')) return source
  return {
    ...source,
    ...(list && { list: (params, signal) => list(inTime(params), signal) }),
    ...(exportFile && {
      exportFile: (params, signal, onProgress) => exportFile(inTime(params), signal, onProgress),
    }),
  }
}

/** The newest first for records whose ids do not rise with time, whoever adds them. */
export const byTime: SourceChanges = ({ list }) => ({
  list: (params, signal) => list(inTime(params), signal),
})
