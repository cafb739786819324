import { QueryClient } from '@tanstack/react-query'
import { RequestError } from '@lading/request'

/**
 * The portal's cache of server answers. The request layer retries what may be retried, so the cache does not try
 * again; a page that comes back into view shows what it has and asks anew when that is older than half a minute.
 * Whether there is a way to the server is known once it was asked: a browser on a machine that has no network but the
 * server itself says that it is offline, and the cache would wait for ever.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: false,
      staleTime: 30_000,
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      throwOnError: false,
    },
    mutations: { networkMode: 'always' },
  },
})

/** The sentence to show for a failure: the server's own where it gave one. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof RequestError) return error.message
  return error instanceof Error && error.message ? error.message : fallback
}
