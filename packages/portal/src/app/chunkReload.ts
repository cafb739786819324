import { mayReload } from '@/platform/chunkError'
import { tabStore } from '@/platform/storage'

const KEY = 'chunk-reload'

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
 * After a deployment the old chunks are gone; loading the page anew fetches the new ones. Once per minute, and
 * never over unsaved input: then the failed page says so itself.
 */
export function reloadOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const now = Date.now()
    if (!mayReload(tabStore.get<number>(KEY), now, unsaved())) return
    event.preventDefault()
    tabStore.set(KEY, now)
    window.location.reload()
  })
}
