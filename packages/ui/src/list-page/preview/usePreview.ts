import { useCallback, useMemo, useState } from 'react'
import { readLocal, writeLocal } from '../../foundation/storage/localSettings'

/** The record that is shown beside the list. */
export interface Preview {
  /** Whether records are shown beside the list; kept for this browser. */
  open: boolean
  setOpen(open: boolean): void
  /** Id of the record; `undefined` until one is chosen. */
  current: string | undefined
  show(id: string | undefined): void
}

/** @param storageKey where it is kept whether the preview is open; null: nowhere */
export function usePreview(storageKey: string | null): Preview {
  const key = storageKey && `${storageKey}.preview`
  const [open, set] = useState(() => key !== null && readLocal(key) === 'open')
  const [current, show] = useState<string>()
  const setOpen = useCallback(
    (next: boolean) => {
      set(next)
      if (!next) show(undefined)
      if (key !== null) writeLocal(key, next ? 'open' : null)
    },
    [key],
  )
  return useMemo(() => ({ open, setOpen, current, show }), [open, setOpen, current])
}
