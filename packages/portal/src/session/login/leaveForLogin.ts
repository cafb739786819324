import { tabStore } from '@/platform/storage'
import { apiAddress } from '@/platform/config'
import { REDIRECT_PARAM } from '../redirect'

/** Where the visitor wanted to go, kept while the browser is with another system. */
const WANTED = 'LOGIN_WANTED'
/** As long as the server keeps a login that is under way. */
const TEN_MINUTES = 600_000

/** Sends the browser to another system's login. Its way back knows nothing of the wanted path, so that is kept. */
export function leaveForLogin(address: string, search: string): void {
  const wanted = new URLSearchParams(search).get(REDIRECT_PARAM)
  if (wanted) tabStore.set(WANTED, wanted, TEN_MINUTES)
  else tabStore.remove(WANTED)
  window.location.assign(address)
}

/** The wanted path of before, once. */
export function takeWanted(): string | undefined {
  const wanted = tabStore.get<string>(WANTED)
  tabStore.remove(WANTED)
  return wanted
}

/** Where the browser goes to link an account of a provider, with the one-time text by which the server began it. */
export const bindingAddress = (source: string, inside: boolean, ticket: string): string =>
  `${providerAddress(source, inside)}?binding=${encodeURIComponent(ticket)}`

/**
 * Where the browser goes for a login by a provider.
 * @param inside this is the browser of the messenger that is asked, which knows who holds it
 */
export function providerAddress(source: string, inside: boolean): string {
  const name = encodeURIComponent(source)
  return apiAddress(inside ? `/sys/thirdLogin/oauth2/${name}/login` : `/sys/thirdLogin/render/${name}`)
}
