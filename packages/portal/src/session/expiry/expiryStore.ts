import type { ExpiryOutcome, SessionExpiry } from '@lading/request'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Why a new login is asked for: the server says so, or the user has logged out in another browser tab. */
export type LoginReason = SessionExpiry['kind'] | 'loggedOut'

/** A session that is over, and how to answer the calls that wait. */
export interface PendingExpiry {
  reason: LoginReason
  answer: (outcome: ExpiryOutcome) => void
  outcome: Promise<ExpiryOutcome>
}

const expiryStore = createStore<{ pending?: PendingExpiry }>(() => ({}))

/**
 * Opens the dialog that asks for a new login in place, and waits for its answer; all who ask meanwhile get the same
 * one.
 */
export function askForLogin(reason: LoginReason): Promise<ExpiryOutcome> {
  const { pending } = expiryStore.getState()
  if (pending) {
    // The page is covered from then on.
    if (reason === 'loggedOut') expiryStore.setState({ pending: { ...pending, reason } })
    return pending.outcome
  }
  let resolve: (outcome: ExpiryOutcome) => void = () => undefined
  const outcome = new Promise<ExpiryOutcome>((settle) => (resolve = settle))
  const answer = (given: ExpiryOutcome) => {
    expiryStore.setState({ pending: undefined })
    resolve(given)
  }
  expiryStore.setState({ pending: { reason, answer, outcome } })
  return outcome
}

/** Answers for the dialog, if it is open: another browser tab has logged in, or has given up. */
export function answerForLogin(outcome: ExpiryOutcome): void {
  expiryStore.getState().pending?.answer(outcome)
}

/** The session that waits for a new login, if there is one. */
export function usePendingExpiry(): PendingExpiry | undefined {
  return useStore(expiryStore, (state) => state.pending)
}
