import { draftsStored, dropDrafts } from '@/platform/drafts'
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

/** The user logs out and leaves nothing behind: what was entered and not saved in this browser tab goes, too. */
export async function logOut(): Promise<void> {
  await leave(dropDrafts(draftOwner()))
}

/**
 * Ends the session, then loads the login page anew, so that nothing of it stays in memory. What was entered and not
 * saved is kept for the user's next login.
 */
export async function startOver(): Promise<void> {
  await leave()
}

async function leave(dropped?: Promise<void>): Promise<void> {
  // Else the guard would lead to the login page first, and the reload would take away what is typed there.
  sessionStore.setState({ leaving: true })
  await Promise.all([dropped, endSession()])
  await draftsStored()
  window.location.assign(import.meta.env.BASE_URL.replace(/\/$/, '') + GUARD_PATHS.login)
}
