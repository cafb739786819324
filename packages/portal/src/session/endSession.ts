import { dropDrafts } from '@/platform/drafts'
import { queryClient } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { GUARD_PATHS } from './decide'
import { draftOwner, sessionStore, signOut } from './sessionStore'

/**
 * Logs out: forgets everything in this browser first, then tells the server (spec 1 §4). It finishes even if
 * that call fails; the request layer shows why.
 */
export async function endSession(): Promise<void> {
  const { token } = sessionStore.getState()
  request().cancelAll('logout')
  signOut()
  queryClient.clear()
  if (token) {
    // The stored token is gone already, so it is handed over.
    await request()
      .auth.logout({ headers: { 'X-Access-Token': token } })
      .catch(() => undefined)
  }
}

/** Logs out, then loads the login page anew, so that nothing of the session stays in memory. */
export async function startOver(): Promise<void> {
  // Else the guard would lead to the login page first, and the reload would take away what is typed there.
  sessionStore.setState({ leaving: true })
  // Whoever logs out leaves nothing behind; a session that ends by itself leaves what was entered.
  await Promise.all([dropDrafts(draftOwner()), endSession()])
  window.location.assign(import.meta.env.BASE_URL.replace(/\/$/, '') + GUARD_PATHS.login)
}
