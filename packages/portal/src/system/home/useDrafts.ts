import { calls } from '@lading/core/calls'
import { useQuery } from '@tanstack/react-query'
import { request } from '@/platform/request'
import { useSession } from '@/session/sessionStore'

/** What the user has begun and not handed on, by entity. */
export function useDrafts() {
  const token = useSession((session) => session.token)
  const {
    data = [],
    isPending,
    isLoadingError,
    refetch,
  } = useQuery({
    queryKey: ['records', 'drafts', token],
    queryFn: ({ signal }) => request().call(calls.recordDrafts, { signal, silent: true }),
    staleTime: 30_000,
  })
  return {
    drafts: data,
    total: data.reduce((sum, { total }) => sum + total, 0),
    isPending,
    isLoadingError,
    refetch,
  }
}
