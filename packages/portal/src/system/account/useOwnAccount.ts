import { useQuery } from '@tanstack/react-query'
import { request } from '@/platform/request'
import { useKept } from '@/platform/useKept'
import { useSession } from '@/session/sessionStore'

/** The own account as the server has it now. */
export function useOwnAccount() {
  const token = useSession((session) => session.token)
  const { data, error, refetch } = useQuery({
    queryKey: ['account', 'own', token],
    queryFn: async ({ signal }) => (await request().auth.userInfo({ query: {}, signal })).userInfo,
    staleTime: 0,
  })
  // Forms are filled in on the strength of it.
  return { data: useKept(data), error, refetch }
}
