import { RequestError } from '@lading/request'
import { storeDictionaries } from '@/platform/dictCache'
import { request } from '@/platform/request'

/** Only administrators may make the server forget; what it has is new within half a minute anyway. */
const notAllowed = (error: unknown) => error instanceof RequestError && error.status === 403

/**
 * 清理缓存: the server forgets its dictionaries, then all of them are fetched and stored anew (spec 1 §7). Who may not
 * make the server forget gets its dictionaries as they are: the cache that everybody may clear is the one of the browser.
 */
export async function clearCache(): Promise<void> {
  await request()
    .dict.refreshCache({ silent: true })
    .catch((error: unknown) => {
      if (!notAllowed(error)) throw error
    })
  storeDictionaries(await request().dict.all({ silent: true }))
  request().clearCache()
}
