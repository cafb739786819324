import { createContext, startTransition, use, useLayoutEffect, useState } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import type { Location, Navigator, NavigationType } from 'react-router-dom'

/** Where the browser is, and how it got there. */
export interface Visit {
  /** Without the base path. */
  location: Location
  action: NavigationType
}

/** The history of this window: each of its steps is a visit. */
export interface Visits {
  /** Goes elsewhere. */
  navigator: Navigator
  now: () => Visit
  /** Listeners are called within one transition: what they set is drawn together, and gives way to input. */
  on: (listener: (visit: Visit) => void) => () => void
}

/** Follows the history of the window, for as long as it is open. @param base path of the portal, without a slash at its end */
export function createVisits(base: string): Visits {
  const history = createBrowserHistory({ v5Compat: true })
  const listeners = new Set<(visit: Visit) => void>()
  const read = (): Visit => {
    const { action, location } = history
    const pathname = location.pathname.slice(base.length) || '/'
    return { action: action as string as NavigationType, location: { ...location, pathname } }
  }
  let visit = read()
  history.listen(() => {
    visit = read()
    startTransition(() => {
      for (const each of listeners) each(visit)
    })
  })
  return {
    navigator: history,
    now: () => visit,
    on(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Filled by the router of the portal. It never changes: what is below it does not hear of a visit but by `useVisit`. */
export const VisitsContext = createContext<Visits | undefined>(undefined)

/**
 * The present visit. Not `useLocation`, whose context would lie above all open pages: a context that changes has React
 * look through every one of them for what reads it.
 *
 * @throws Error outside of the portal's router
 */
export function useVisit(): Visit {
  const visits = use(VisitsContext)
  if (!visits) throw new Error("useVisit() works inside of the portal's router only.")
  const [visit, setVisit] = useState(visits.now)
  useLayoutEffect(() => {
    setVisit(visits.now)
    return visits.on(setVisit)
  }, [visits])
  return visit
}
