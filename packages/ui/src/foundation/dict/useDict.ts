import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useUi } from '../useUi'
import type { DictOption } from '../sourceTypes'

/** Stands for a text that is on its way: nobody shall read a code for a blink. */
export const COMING_TEXT = '…'

/** A dictionary in use. */
export interface UsedDict {
  options: readonly DictOption[]
  loading: boolean
  error?: Error
  /**
   * Texts of one value, or of several joined by commas; a value that is not listed stands for itself, and as long as the
   * list is on its way `…` stands for it.
   */
  textOf(value: unknown): string
  /** The option of one value. */
  optionOf(value: unknown): DictOption | undefined
  /** Asks the server again. */
  refresh(): void
}

/**
 * The options of a dictionary: one request per code and provider, shared by all widgets. Without a code nothing
 * is requested.
 */
export function useDict(code: string | undefined): UsedDict {
  const { dicts } = useUi()
  const subscribe = useCallback(
    (listener: () => void) => (code ? dicts.subscribe(code, listener) : () => {}),
    [dicts, code],
  )
  const snapshot = useCallback(() => dicts.get(code), [dicts, code])
  const state = useSyncExternalStore(subscribe, snapshot, snapshot)
  return useMemo(() => {
    const coming = state.loading && state.options.length === 0
    const byValue = new Map(state.options.map((option) => [option.value, option]))
    return {
      ...state,
      optionOf: (value) => byValue.get(String(value ?? '')),
      textOf: (value) =>
        value == null || value === ''
          ? ''
          : String(value)
              .split(',')
              .map((part) => byValue.get(part)?.text ?? (coming ? COMING_TEXT : part))
              .join(','),
      refresh: () => {
        if (code) void dicts.refresh(code)
      },
    }
  }, [state, dicts, code])
}
