import type { Link } from '@lading/request'
import { RequestError } from '@lading/request'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What is known of the server beyond the answers of single calls. */
export interface ServerState {
  /** It answers; `false` from the first call that got no answer at all. */
  reachable: boolean
  /** It serves another build of the portal than the one that runs here. */
  updated: boolean
}

/** While it does not answer it is asked this often; tabs that nobody looks at wait until they are shown. */
export const RETRY_MS = 5_000
/** How often the build is asked for; besides, whenever the page is shown again (security.md §6). */
export const BUILD_MS = 600_000

/** The scripts that a page starts with: their names hold a hash over everything they lead to. */
export function entryOf(page: Document): string {
  const scripts = page.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')
  return [...scripts].map((script) => script.getAttribute('src')).join(' ')
}

/** What the watch asks of its surroundings. */
export interface ServerWatchOptions {
  /** The page as the server would give it now; rejects when there is no answer. */
  fetchPage: () => Promise<string>
  /** The page that runs. */
  running: Document
  /** The server answers again. */
  onBack: () => void
}

/** Follows whether the server answers and which build it serves. */
export interface ServerWatch {
  /** Says of a call whether it was answered. */
  link: Link
  /** Asks now, unless that is under way. */
  check: () => Promise<void>
  /** Asks from time to time. @returns ends that */
  start: () => () => void
}

const state = createStore<ServerState>(() => ({ reachable: true, updated: false }))

/** Whether the server answered when it was last asked. */
export function serverReachable(): boolean {
  return state.getState().reachable
}

/** Reads the state of the server. */
export function useServerState(): ServerState {
  return useStore(state)
}

/**
 * One question answers both: the portal's own page, asked for past every cache. No answer: the server is down, and is
 * asked until it is back. Another entry script: a new build is there.
 */
export function serverWatch({ fetchPage, running, onBack }: ServerWatchOptions): ServerWatch {
  const entry = entryOf(running)
  let asking: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAsked = Date.now()

  function tell(reachable: boolean): void {
    const before = state.getState().reachable
    clearTimeout(timer)
    if (!reachable) timer = setTimeout(retry, RETRY_MS)
    if (before === reachable) return
    state.setState({ reachable })
    if (reachable) onBack()
  }

  function retry(): void {
    // Shown again, it is asked at once.
    if (running.visibilityState !== 'hidden') void check()
  }

  function check(): Promise<void> {
    lastAsked = Date.now()
    asking ??= fetchPage()
      .then(
        (text) => {
          const served = entryOf(new DOMParser().parseFromString(text, 'text/html'))
          if (served !== '' && served !== entry) state.setState({ updated: true })
          tell(true)
        },
        () => tell(false),
      )
      .finally(() => (asking = undefined))
    return asking
  }

  const link: Link = async (call, next) => {
    try {
      const reply = await next(call)
      // A proxy that answers for a server that is down has not reached it either.
      if (reply.status !== 502 && reply.status !== 503) tell(true)
      return reply
    } catch (error) {
      // One call may fail for reasons of its own; the question tells.
      if (error instanceof RequestError && error.kind === 'network') void check()
      throw error
    }
  }

  return {
    link,
    check,
    start() {
      const shown = () => {
        const { reachable } = state.getState()
        if (running.visibilityState === 'visible' && (!reachable || Date.now() - lastAsked > RETRY_MS))
          void check()
      }
      // What the browser thinks of its connection is a reason to ask, no answer: the server may be on this very machine.
      const asks = () => void check()
      const every = setInterval(retry, BUILD_MS)
      running.addEventListener('visibilitychange', shown)
      window.addEventListener('online', asks)
      window.addEventListener('offline', asks)
      return () => {
        clearInterval(every)
        clearTimeout(timer)
        running.removeEventListener('visibilitychange', shown)
        window.removeEventListener('online', asks)
        window.removeEventListener('offline', asks)
      }
    },
  }
}

let held: ServerWatch | undefined

/** Keeps the portal's one watch. Called once, before the first page is rendered. */
export function holdServerWatch(watch: ServerWatch): void {
  held = watch
}

/** Asks whether the server answers, e.g. when a line to it broke. */
export async function checkServer(): Promise<void> {
  await held?.check()
}

/** The portal's page past the caches; rejects without an answer, and where a proxy says that there is none. */
export async function fetchPage(): Promise<string> {
  const response = await fetch(import.meta.env.BASE_URL, {
    cache: 'no-store',
    signal: AbortSignal.timeout(10_000),
  })
  if (response.status >= 500) throw new Error(`The portal's page answers ${response.status}.`)
  return response.text()
}
