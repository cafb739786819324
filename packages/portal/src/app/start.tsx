import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadConfig } from '@/platform/config'
import { queryClient } from '@/platform/queryClient'
import { startRequest } from '@/platform/request'
import { askForLogin } from '@/session/expiry/expiryStore'
import { carryPermissions } from '@/session/permissions'
import { sessionStore, watchOtherTabs } from '@/session/sessionStore'
import { reloadOnFailedChunk } from './chunkReload'
import { startI18n, storedLocale } from './i18n/i18n'
import { Providers } from './Providers'
import { router } from './router'
import './base.css'

/** Reads configuration and language at once, then renders. */
export async function start(container: HTMLElement): Promise<void> {
  reloadOnFailedChunk()
  const [config] = await Promise.all([loadConfig(document), startI18n()])
  startRequest(config, {
    getToken: () => sessionStore.getState().token,
    getTenantId: () => sessionStore.getState().tenantId,
    locale: storedLocale,
    onSessionExpired: askForLogin,
  })
  watchOtherTabs({
    onOtherUser: () => window.location.reload(),
    onRenewed: (from, to) => carryPermissions(queryClient, from, to),
  })
  createRoot(container).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}
