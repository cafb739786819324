import { useQuery } from '@tanstack/react-query'
import { request } from '@/platform/request'
import { useSession } from '@/session/sessionStore'

/** The own account as the server has it now. */
export function useOwnAccount() {
  const token = useSession((session) => session.token)
  return useQuery({
    queryKey: ['account', 'own', token],
    queryFn: async ({ signal }) => (await request().auth.userInfo({ query: {}, signal })).userInfo,
    staleTime: 0,
  })
}
