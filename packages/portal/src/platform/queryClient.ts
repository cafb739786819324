import { QueryClient } from '@tanstack/react-query'
import { RequestError } from '@lading/request'

/**
 * The portal's cache of server answers. The request layer retries what may be retried, so the cache does not try
 * again; a page that comes back into view shows what it has and asks anew when that is older than half a minute.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false, throwOnError: false },
  },
})

/** The sentence to show for a failure: the server's own where it gave one. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof RequestError) return error.message
  return error instanceof Error && error.message ? error.message : fallback
}
