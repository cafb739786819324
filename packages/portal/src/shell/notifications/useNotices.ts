import type { AnnouncementModel } from '@lading/core/contract'
import { notificationSocket, poller, RequestError, socketUrl, tabTurn } from '@lading/request'
import type { Request } from '@lading/request'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiAddress } from '@/platform/config'
import { APPROVAL_KEY } from '@/platform/approvals'
import { request } from '@/platform/request'
import { checkServer, serverReachable } from '@/platform/serverState'
import { sessionStore, useSession } from '@/session/sessionStore'
import { useSettings } from '../settings/settingsStore'
import { useChangedNames } from './useChangedNames'

/** What may have been missed is read within this time, so that a server that was restarted does not meet all at once. */
const SPREAD = 3_000

/** Unread notices and system messages. */
export interface Unread {
  notices: AnnouncementModel[]
  noticeTotal: number
  system: AnnouncementModel[]
  systemTotal: number
  total: number
  /** Nothing has come yet. */
  isPending: boolean
  /** Nothing has come, and the last try failed. */
  isError: boolean
  /** Asks for them again; a failure shows as `isError`. */
  reload: () => void
}

type UnreadNotices = Awaited<ReturnType<Request['announcements']['mine']>>

/** Key of the unread notices in the cache; `NOTICE_KEY` alone stands for everything about notices. */
export const NOTICE_KEY = ['notices']
/** Asked for by the socket and the poller, never by the pages that show it. */
const unread = queryOptions({
  queryKey: [...NOTICE_KEY, 'unread'],
  queryFn: ({ signal }) => request().announcements.mine({ signal, silent: true, session: 'ignore' }),
  enabled: false,
  staleTime: 0,
})

/** What is unread, as far as it is known; what asks for it is the bell. */
export function useUnread(): Unread {
  const client = useQueryClient()
  const { data, isError } = useQuery(unread)
  const [noticeTotal, systemTotal] = [data?.anntMsgTotal ?? 0, data?.sysMsgTotal ?? 0]
  return {
    notices: data?.anntMsgList ?? [],
    noticeTotal,
    system: data?.sysMsgList ?? [],
    systemTotal,
    total: noticeTotal + systemTotal,
    isPending: !data && !isError,
    isError: !data && isError,
    reload: () => void client.fetchQuery(unread).catch(() => undefined),
  }
}

/** How much of it is counted: kinds that the user has switched off are not. */
export function useUnreadCount(): number {
  const { noticeTotal, systemTotal } = useUnread()
  const muted = useSettings((settings) => settings.muted)
  return (muted.includes('notices') ? 0 : noticeTotal) + (muted.includes('system') ? 0 : systemTotal)
}

/**
 * Keeps what is unread up to date, as it comes: the socket says when to ask (spec 1 §4). Without a line they are asked for every
 * 6 s while somebody looks, by one browser tab for all of the session; a failure ends that until the line is back or
 * the page is shown again.
 */
export function useNotices(): Unread & {
  /** Marks one as read, then asks for the counts anew. */
  markRead: (id: string) => Promise<void>
} {
  const client = useQueryClient()
  const userId = useSession((session) => session.user?.id)
  const tenantId = useSession((session) => session.tenantId)
  const known = useUnread()
  const names = useChangedNames()

  useEffect(() => {
    if (!userId) return undefined
    let asking = false
    // A watched call: the answer, a 401, opens the login over the page and leaves what was typed.
    const askForLogin = () => {
      if (asking) return
      asking = true
      void request()
        .announcements.mine({ silent: true })
        .then(news, () => {})
        .finally(() => (asking = false))
    }
    const polling = poller({
      load: () =>
        client.fetchQuery(unread).catch((failure: unknown) => {
          // The session ended while there was no line over which the server could say so.
          if (failure instanceof RequestError && failure.status === 401) askForLogin()
          throw failure
        }),
      turn: tabTurn<UnreadNotices>(`notices:${tenantId}:${userId}`),
      onTold: (answer) => client.setQueryData(unread.queryKey, answer),
    })
    const news = () => {
      polling.now()
      // Pushes tell of what waits for approval, too.
      void client.invalidateQueries({ queryKey: APPROVAL_KEY })
      void client.invalidateQueries({ queryKey: [...NOTICE_KEY, 'received'] })
    }
    // Told over a line that was not there: read again.
    let catchUp: ReturnType<typeof setTimeout> | undefined
    const missed = () => {
      news()
      clearTimeout(catchUp)
      catchUp = setTimeout(() => {
        void client.invalidateQueries({ queryKey: ['permissions'] })
        names({ cmd: 'names' })
      }, Math.random() * SPREAD)
    }
    let opened = false
    const socket = notificationSocket({
      base: socketUrl(apiAddress('')),
      userId,
      getToken: () => sessionStore.getState().token,
      onOpen: () => {
        opened = true
        polling.rest(true)
      },
      onLost: () => {
        const refused = !opened
        opened = false
        polling.rest(false)
        // The first to notice that the server is down, while nobody calls it. One that is there and refuses the line may
        // have ended the session meanwhile: the polling finds out.
        void checkServer().then(() => refused && serverReachable() && polling.resume())
      },
      onPush: (push) => {
        if (push.cmd === 'rights') void client.invalidateQueries({ queryKey: ['permissions'] })
        else if (push.cmd === 'dictionaries' || push.cmd === 'names') names(push)
        else news()
      },
      onEnded: askForLogin,
      onBack: missed,
    })
    return () => {
      clearTimeout(catchUp)
      socket.close()
      polling.stop()
    }
  }, [client, userId, tenantId, names])

  return {
    ...known,
    markRead: async (id) => {
      await request().announcements.markRead({ body: { anntId: id } })
      await client.fetchQuery(unread)
      await client.invalidateQueries({ queryKey: [...NOTICE_KEY, 'received'] })
    },
  }
}
