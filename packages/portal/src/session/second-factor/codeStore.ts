import type { LoginResult } from '@lading/core/contract'
import { CODE } from '@lading/core/envelope'
import { RequestError } from '@lading/request'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** A login that waits for the code of its second factor. */
export interface PendingCode {
  /** Stands for the login; good for ten minutes. */
  ticket: string
  enter: (result: LoginResult) => void
  giveUp: () => void
}

/** Outside of React: the login that waits for its code. */
export const codeStore = createStore<{ pending?: PendingCode }>(() => ({}))

/** The ticket of a login that goes on with a code; `undefined` for any other failure. */
export function ticketOf(error: unknown): string | undefined {
  if (!(error instanceof RequestError) || error.code !== CODE.secondFactor) return undefined
  const { ticket } = (error.result ?? {}) as { ticket?: unknown }
  return typeof ticket === 'string' ? ticket : undefined
}

/**
 * A login of any kind. Where it asks for a second factor it waits until the code was entered; whoever shows the login
 * shows the form for it meanwhile (`usePendingCode`).
 * @throws the login's own failure, also when the code is given up
 */
export async function withCode(login: Promise<LoginResult>): Promise<LoginResult> {
  try {
    return await login
  } catch (error) {
    const ticket = ticketOf(error)
    if (!ticket) throw error
    codeStore.getState().pending?.giveUp()
    return await new Promise<LoginResult>((resolve, reject) => {
      const end = (settle: () => void) => {
        codeStore.setState({ pending: undefined })
        settle()
      }
      codeStore.setState({
        pending: {
          ticket,
          enter: (result) => end(() => resolve(result)),
          giveUp: () => end(() => reject(error as Error)),
        },
      })
    })
  }
}

/** The login that waits for its code, if there is one. */
export function usePendingCode(): PendingCode | undefined {
  return useStore(codeStore, (state) => state.pending)
}

/** Gives up a login that waits: its page is left. */
export function giveUpCode(): void {
  codeStore.getState().pending?.giveUp()
}
