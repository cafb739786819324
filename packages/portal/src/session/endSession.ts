import { draftsStored, dropDrafts } from '@/platform/drafts'
import { queryClient } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { GUARD_PATHS } from './decide'
import { draftOwner, sessionStore, signOut } from './sessionStore'

/** As long as a failed logout can be read before the page is loaded anew. */
export const READABLE_MS = 1_500

/**
 * Logs out: forgets everything in this browser first, then tells the server (spec 1 §4). It finishes even if
 * that call fails, and says why.
 * @returns whether the server has ended the session
 */
export async function endSession(): Promise<boolean> {
  const { token } = sessionStore.getState()
  request().cancelAll('logout')
  signOut()
  queryClient.clear()
  if (!token) return true
  try {
    // The stored token is gone already, so it is handed over.
    await request().auth.logout({ headers: { 'X-Access-Token': token } })
    return true
  } catch (error) {
    request().report(error, 'error')
    return false
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
  const [ended] = await Promise.all([endSession(), dropped])
  await draftsStored()
  if (!ended) await new Promise((resolve) => setTimeout(resolve, READABLE_MS))
  window.location.assign(addressOf(GUARD_PATHS.login))
}

/** The address of a path of the portal. */
export const addressOf = (path: string) => import.meta.env.BASE_URL.replace(/\/$/, '') + path
