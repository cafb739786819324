import type { ExpiryOutcome, SessionExpiry } from '@lading/request'
import { draftsStored } from '@/platform/drafts'
import { READABLE_MS, addressOf, endSession } from '../endSession'
import { withRedirect } from '../redirect'
import { sessionStore } from '../sessionStore'
import { askForLogin } from './expiryStore'

/** Where the messenger vouches for the visitor again. */
const CHAT_LOGIN = '/oauth2-app/login'

/**
 * What the request layer calls when the session is over. Inside an enterprise chat app nothing is asked: the portal
 * logs out and goes to the page on which the app logs in by itself, and from there back to where it was (spec 1 §8).
 */
export function onSessionExpired({ kind, inChat }: SessionExpiry): Promise<ExpiryOutcome> {
  if (!inChat) return askForLogin(kind)
  void logInByChat(kind)
  return Promise.resolve('left')
}

async function logInByChat(kind: SessionExpiry['kind']): Promise<void> {
  const { pathname, search, hash } = window.location
  const wanted = pathname.slice(import.meta.env.BASE_URL.replace(/\/$/, '').length) + search + hash
  sessionStore.setState({ leaving: true })
  // 未授权 is a notice, which is to be read; Token失效 shows that the login is under way.
  const read =
    kind === 'unauthorized' ? new Promise((resolve) => setTimeout(resolve, READABLE_MS)) : undefined
  await Promise.all([read, endSession()])
  await draftsStored()
  window.location.assign(withRedirect(addressOf(CHAT_LOGIN), wanted))
}
