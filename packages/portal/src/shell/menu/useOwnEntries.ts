import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { registry } from '@/app/registry'
import { approvalCount } from '@/platform/approvals'
import { useSession } from '@/session/sessionStore'
import { useUnreadCount } from '../notifications/useNotices'
import { useSettings } from '../settings/settingsStore'
import { usePinnedPages } from '../palette/visitedPages'
import type { VisitedPage } from '../palette/visitedPages'
import type { MenuEntry } from './menuTree'
import { OWN_PAGES } from './ownRoutes'

/** Path of the group that holds the pinned pages; no page has it. */
const PINNED = '#pinned'

/** What is the user's own: what waits, what is new, and the pages that are pinned. They stand below home. */
export function useOwnEntries(): MenuEntry[] {
  const userId = useSession((session) => session.user?.id ?? '')
  const { data: waiting = 0 } = useQuery({ ...approvalCount, enabled: userId !== '' })
  const silent = useSettings((settings) => settings.muted.includes('approvals'))
  const unread = useUnreadCount()
  const pinned = usePinnedPages(userId)
  const toApprove = silent ? 0 : waiting
  // The same entries while nothing in them changes: the whole menu is made from them.
  return useMemo(() => ownEntries(toApprove, unread, pinned), [toApprove, unread, pinned])
}

function ownEntries(waiting: number, unread: number, pinned: VisitedPage[]): MenuEntry[] {
  const own = (path: keyof typeof OWN_PAGES, icon: string, count: number): MenuEntry[] => {
    const page = registry.page(OWN_PAGES[path])
    return page ? [{ path, title: page.title, icon, count, isGroup: false, children: [] }] : []
  }
  return [
    ...own('/isps/myApproval', 'audit', waiting),
    ...own('/isps/userAnnouncement', 'notification', unread),
    ...(pinned.length > 0
      ? [
          {
            path: PINNED,
            title: { zh: '已固定', en: 'Pinned' },
            icon: 'pushpin',
            isGroup: true,
            children: pinned.map(({ path, title }) => ({
              // The page stands at its own place in the menu as well.
              path: PINNED + path,
              title: { zh: title, en: title },
              isGroup: false,
              children: [],
            })),
          },
        ]
      : []),
  ]
}

/** The page behind an entry: that of a pinned one is named by its path. */
export function unpinned(entry: MenuEntry): MenuEntry {
  return entry.path.startsWith(PINNED) ? { ...entry, path: entry.path.slice(PINNED.length) } : entry
}
