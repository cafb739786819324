import { queryClient } from '@/platform/queryClient'
import { request } from '@/platform/request'
import { sessionStore, signOut } from './sessionStore'

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
