import { startTransition, useCallback, useEffect, useState } from 'react'
import { lineEditor, loadLineEditor } from './lineEditorCode'

/** The grid of a form's lines, or why it is not there yet. */
export interface UsedLineEditor {
  Editor?: ReturnType<typeof lineEditor>
  error?: Error
  /** Fetches it, again after a failure. Throws what the browser says. */
  fetch(): Promise<void>
}

/** Fetches the grid of a form's lines; where it has come before, it is there at once. */
export function useLineEditor(): UsedLineEditor {
  const [state, setState] = useState<Pick<UsedLineEditor, 'Editor' | 'error'>>(() => ({
    Editor: lineEditor(),
  }))
  const fetch = useCallback(async () => {
    try {
      const Editor = await loadLineEditor()
      startTransition(() => setState((now) => (now.Editor ? now : { Editor })))
    } catch (reason) {
      setState({ error: reason instanceof Error ? reason : new Error(String(reason)) })
      throw reason
    }
  }, [])
  const there = state.Editor !== undefined
  useEffect(() => {
    // Why it did not come stands in its place.
    if (!there) void fetch().catch(() => undefined)
  }, [there, fetch])
  return { ...state, fetch }
}
