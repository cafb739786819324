import { calls } from '@lading/core/calls'
import type { NamedRecord } from '@lading/core/contract'
import { entityPaths, permissionCode } from '@lading/core/entity'
import { isActionAllowed } from '@lading/core/permission'
import { usePinyin } from '@lading/ui/foundation'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useText } from '@/app/i18n/useLocale'
import { registry } from '@/app/registry'
import { dataSource } from '@/platform/dataSource'
import { request } from '@/platform/request'
import { usePermissions } from '@/session/permissions'

/** As long as somebody may still be typing, in milliseconds. */
const PAUSE = 200
const SHORTEST = 2
/** Whom people know by name rather than number: found by pinyin, too. */
const PEOPLE = ['customer', 'supplier']
const NAMES = 1_000
const NAMES_FRESH = 10 * 60_000

/** Records whose number or name has the query, found by the server; customers and suppliers by pinyin, too. */
export function useFoundRecords(query: string): { records: NamedRecord[]; busy: boolean } {
  const word = usePaused(query.trim())
  const asked = word.length >= SHORTEST
  const byPinyin = usePinyin(asked ? word : '')
  const { data = [], isFetching } = useQuery({
    queryKey: ['records', 'search', word],
    queryFn: ({ signal }) =>
      request().call(calls.recordSearch, { query: { keyWord: word }, signal, silent: true }),
    enabled: asked,
    staleTime: 30_000,
  })
  const people = usePeople(byPinyin !== undefined)
  const read = byPinyin ? people.filter(({ title }) => byPinyin(title)) : []
  const known = new Set(data.map(({ id }) => id))
  return {
    records: asked ? [...data, ...read.filter(({ id }) => !known.has(id))] : [],
    busy: asked && (isFetching || word !== query.trim()),
  }
}

/** The names of those whom people know by name, as far as the session may list them. */
function usePeople(wanted: boolean): NamedRecord[] {
  const permissions = usePermissions()
  const text = useText()
  const entities = registry
    .entities()
    .filter(
      ({ entity }) =>
        PEOPLE.includes(entity.key) && isActionAllowed(permissionCode(entity, 'list'), permissions),
    )
  return useQueries({
    queries: entities.map(({ entity }) => ({
      queryKey: ['records', 'names', entity.key],
      queryFn: async (): Promise<NamedRecord[]> => {
        const { records } = await dataSource
          .resource(entityPaths(entity).api)
          .list({ pageNo: 1, pageSize: NAMES, column: 'createTime', order: 'desc' })
        return records.map((record) => ({
          entity: entity.key,
          entityText: text(entity.label),
          id: String(record.id),
          title: String(record.name ?? ''),
          detail: String(record.code ?? ''),
        }))
      },
      enabled: wanted,
      staleTime: NAMES_FRESH,
    })),
    combine: (found) => found.flatMap(({ data = [] }) => data),
  })
}

/** The text as it was when nobody typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
