import { calls } from '@lading/core/calls'
import { useQuery } from '@tanstack/react-query'
import { request } from '@/platform/request'

/** The system's dictionaries, as far as the designer may see them; without the right their codes are typed. */
export function useDictionaryNames() {
  return useQuery({
    queryKey: ['online', 'dictionaries'],
    queryFn: async ({ signal }) => {
      const page = await request().call(calls.dictList, {
        query: { pageNo: 1, pageSize: 1_000 },
        signal,
        silent: true,
      })
      return page.records
    },
    staleTime: 60_000,
    retry: false,
  })
}
