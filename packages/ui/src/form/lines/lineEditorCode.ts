import type { LineEditor } from './LineEditor'

type Editor = typeof LineEditor

let come: Editor | undefined
let coming: Promise<Editor> | undefined

/** The grid of a form's lines, once its code has come: a form without lines never asks for it. */
export const lineEditor = (): Editor | undefined => come

/**
 * Fetches the grid of a form's lines, once for all forms; after a failure, again.
 *
 * @throws what the browser says when it cannot be fetched
 */
export function loadLineEditor(): Promise<Editor> {
  coming ??= import('./LineEditor').then(
    (loaded) => (come = loaded.LineEditor),
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}
