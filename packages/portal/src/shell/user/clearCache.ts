import { storeDictionaries } from '@/platform/dictCache'
import { request } from '@/platform/request'

/** 清理缓存: the server forgets its dictionaries, then all of them are fetched and stored anew (spec 1 §7). */
export async function clearCache(): Promise<void> {
  await request().dict.refreshCache({ silent: true })
  storeDictionaries(await request().dict.all({ silent: true }))
  request().clearCache()
}
