import { calls } from '@lading/core/calls'
import { useQuery } from '@tanstack/react-query'
import { request } from '@/platform/request'

/** The roles, as far as the designer may see them. */
export function useRoles() {
  return useQuery({
    queryKey: ['online', 'roles'],
    queryFn: async ({ signal }) => request().call(calls.roleQueryAll, { signal, silent: true }),
    staleTime: 60_000,
    retry: false,
  })
}
