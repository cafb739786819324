import { mayReload } from '@/platform/chunkError'
import { checkServer, serverReachable } from '@/platform/serverState'
import { tabStore } from '@/platform/storage'

const KEY = 'chunk-reload'

/** Milliseconds that leaving a page takes at most; a download only seems to leave it, and the page stays. */
const LEAVING = 5_000

let unsaved = () => false

/** Tells who knows of unsaved input: no automatic reload happens over it. */
export function guardUnsaved(know: () => boolean): void {
  unsaved = know
}

/** Some open page holds unsaved input. */
export function hasUnsaved(): boolean {
  return unsaved()
}

/**
 * After a deployment the old chunks are gone; loading the page anew fetches the new ones. Once in ten minutes, never over
 * unsaved input, and not before the server has answered: else the browser's own error page would take the portal's
 * place. Until then, and otherwise, the failed page says so itself.
 */
export function reloadOnFailedChunk(): void {
  let left = -LEAVING
  window.addEventListener('beforeunload', () => {
    left = performance.now()
  })
  window.addEventListener('vite:preloadError', () => {
    void checkServer().then(() => {
      const now = Date.now()
      const leaving = performance.now() - left < LEAVING
      const state = { unsaved: unsaved(), reachable: serverReachable(), leaving }
      if (!mayReload(tabStore.get<number>(KEY), now, state)) return
      tabStore.set(KEY, now)
      window.location.reload()
    })
  })
}
