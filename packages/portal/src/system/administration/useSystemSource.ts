import { useMemo } from 'react'
import { entityPaths } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { SourceError, useUi } from '@lading/ui/foundation'
import type { ResourceSource } from '@lading/ui/foundation'

/** What of a source differs from the calls at the definition's `api`. */
export type SourceChanges = (calls: ResourceSource) => Partial<ResourceSource>

/**
 * The calls of system records, as far as they are those of every resource, with what is different. Keep `changes` as it
 * is while the page is shown: declare it outside of the component.
 */
export function useSystemSource(
  entity: EntityDefinition,
  changes: SourceChanges = () => ({}),
): ResourceSource {
  const { dataSource } = useUi()
  const { api } = entityPaths(entity)
  return useMemo(() => {
    const calls = dataSource.resource(api)
    return { ...calls, ...changes(calls) }
  }, [dataSource, api, changes])
}

/** For records that the contract has no call of their own for: one is read as a list of one. */
export const readFromList: SourceChanges = ({ list }) => ({
  get: async (id, signal) => {
    const { records } = await list({ id, pageNo: 1, pageSize: 1 }, signal)
    const [row] = records
    if (!row) throw new SourceError('404', 404)
    return row
  },
})
