import { inChatBrowser } from '@lading/request'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { holdConfig, loadConfig } from '@/platform/config'
import { draftsStored } from '@/platform/drafts'
import { startLive } from '@/platform/liveRows'
import { queryClient } from '@/platform/queryClient'
import { startRequest } from '@/platform/request'
import { fetchPage, holdServerWatch, serverWatch } from '@/platform/serverState'
import { answerForLogin, askForLogin } from '@/session/expiry/expiryStore'
import { onSessionExpired } from '@/session/expiry/onSessionExpired'
import { carryPermissions, followRights, loadedEntries } from '@/session/permissions'
import { sessionStore, watchOtherTabs } from '@/session/sessionStore'
import { nameViewedRole } from '@/session/viewedRole'
import { hasUnsaved, reloadOnFailedChunk } from './chunkReload'
import { retryFailedStyles } from './failedStyles'
import { startI18n, storedLocale } from './i18n/i18n'
import { Providers } from './Providers'
import { PortalRoutes } from './router'
import './base.css'

/** Reads configuration and language at once, then renders. */
export async function start(container: HTMLElement): Promise<void> {
  reloadOnFailedChunk()
  retryFailedStyles()
  const [config] = await Promise.all([loadConfig(document), startI18n()])
  holdConfig(config)
  const server = serverWatch({
    fetchPage,
    running: document,
    // What failed meanwhile is asked for again.
    onBack: () => void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' }),
  })
  holdServerWatch(server)
  server.start()
  startRequest(
    config,
    {
      getToken: () => sessionStore.getState().token,
      getTenantId: () => sessionStore.getState().tenantId,
      locale: storedLocale,
      onSessionExpired,
      getRoutes: () => loadedEntries(queryClient, sessionStore.getState().token),
    },
    [server.link, followRights(queryClient), nameViewedRole],
  )
  startLive({
    getUserId: () => sessionStore.getState().user?.id,
    getToken: () => sessionStore.getState().token,
    onChange: (changed) => void sessionStore.subscribe(changed),
  })
  watchOtherTabs({
    // After a turn, in which the pages of the former user go, and with them the question about unsaved input; what was
    // entered in them is kept for him.
    onOtherUser: () => setTimeout(() => void draftsStored().finally(() => window.location.reload())),
    onRenewed: (from, to) => {
      carryPermissions(queryClient, from, to)
      answerForLogin('renewed')
    },
    onLoggedOut: () => {
      const stays = hasUnsaved() && !inChatBrowser()
      if (stays) void askForLogin('loggedOut')
      else answerForLogin('left')
      return stays
    },
    hasUnsaved,
  })
  createRoot(container).render(
    <StrictMode>
      <Providers>
        <PortalRoutes />
      </Providers>
    </StrictMode>,
  )
}
