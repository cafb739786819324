import type { AnnouncementModel } from '@lading/core/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '@/platform/request'

/** The unread notices are asked for this often (spec 1 §9). */
export const POLL_MS = 6000

/** Unread notices and system messages. */
export interface Notices {
  notices: AnnouncementModel[]
  noticeTotal: number
  system: AnnouncementModel[]
  systemTotal: number
  /** Marks one as read, then asks for the counts anew. */
  markRead: (id: string) => Promise<void>
}

const KEY = ['notices']

/**
 * Asks every 6 s while the page is seen. A failure stops the polling silently (spec 1 §4); coming back to the
 * window starts it again.
 */
export function useNotices(): Notices {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request().announcements.mine({ signal, silent: true, session: 'ignore' }),
    refetchInterval: (query) => (query.state.status === 'error' ? false : POLL_MS),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
  return {
    notices: data?.anntMsgList ?? [],
    noticeTotal: data?.anntMsgTotal ?? 0,
    system: data?.sysMsgList ?? [],
    systemTotal: data?.sysMsgTotal ?? 0,
    markRead: async (id) => {
      await request().announcements.markRead({ body: { anntId: id } })
      await client.invalidateQueries({ queryKey: KEY })
    },
  }
}
