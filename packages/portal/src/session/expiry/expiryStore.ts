import type { ExpiryOutcome, SessionExpiry } from '@lading/request'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A session that is over, and how to answer the calls that wait. */
export interface PendingExpiry extends SessionExpiry {
  answer: (outcome: ExpiryOutcome) => void
}

const expiryStore = createStore<{ pending?: PendingExpiry }>(() => ({}))

/**
 * What the request layer calls when the session is over: opens the dialog and waits for its answer. Inside an
 * enterprise chat app nothing is asked; the app logs in by itself.
 */
export function askForLogin(expiry: SessionExpiry): Promise<ExpiryOutcome> {
  if (expiry.inChat) return Promise.resolve('left')
  return new Promise((resolve) => {
    expiryStore.setState({
      pending: {
        ...expiry,
        answer: (outcome) => {
          expiryStore.setState({ pending: undefined })
          resolve(outcome)
        },
      },
    })
  })
}

/** The session that waits for a new login, if there is one. */
export function usePendingExpiry(): PendingExpiry | undefined {
  return useStore(expiryStore, (state) => state.pending)
}
