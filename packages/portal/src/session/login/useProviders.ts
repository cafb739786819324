import { useQuery } from '@tanstack/react-query'
import { request } from '@/platform/request'

/** A system that vouches for logins. */
export interface Provider {
  /** e.g. `oidc`, `wechat_enterprise`. */
  source: string
  title: string
}

/** The providers that the server offers. One that cannot be asked for is not offered: the password is always there. */
export function useProviders(): { providers: Provider[]; pending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: ['login', 'providers'],
    queryFn: ({ signal }) => request().auth.providers({ query: {}, signal, silent: true, session: 'ignore' }),
    staleTime: Infinity,
  })
  return { providers: data ?? [], pending: isPending }
}
