import { calls } from '@lading/core/calls'
import type { ApprovalRowModel } from '@lading/core/contract'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { EntityDefinition } from '@lading/core/entity'
import { registry } from '@/app/registry'
import { isStoredKey, loadStoredForm } from '@/online/storedForm'
import { APPROVAL_KEY } from '@/platform/approvals'
import { request } from '@/platform/request'

/** What waits for the user, what the user has decided, what the user has submitted. */
export type ApprovalKind = 'waiting' | 'done' | 'started'

/** One page of a list. */
export function useApprovals(query: {
  kind: ApprovalKind
  pageNo: number
  pageSize: number
  recordTitle?: string
}) {
  return useQuery({
    queryKey: [...APPROVAL_KEY, 'list', query],
    queryFn: async ({ signal }) => {
      const page = await request().call(calls.approvalList, { query, signal, silent: true })
      return { rows: page.records as ApprovalRowModel[], total: page.total }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** The definitions of the entities that are named, as far as they have come. */
export function useDefinitions(keys: readonly string[]): ReadonlyMap<string, EntityDefinition> {
  const entries = [...new Set(keys)].flatMap((key) => {
    const own = registry.entities().find(({ entity }) => entity.key === key)?.definition
    const load = own ?? (isStoredKey(key) ? async () => (await loadStoredForm(key)).entity : undefined)
    return load ? [{ key, load }] : []
  })
  const found = useQueries({
    queries: entries.map(({ key, load }) => ({
      queryKey: ['definition', key],
      queryFn: load,
      staleTime: Infinity,
    })),
  })
  return new Map(entries.flatMap(({ key }, at) => (found[at]?.data ? [[key, found[at].data]] : [])))
}
