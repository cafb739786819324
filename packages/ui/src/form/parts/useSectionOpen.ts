import { useCallback, useState } from 'react'
import { readLocal, writeLocal } from '../../foundation/storage/localSettings'

const keyOf = (entity: string) => `lading.form.${entity}`

/** Which sections of an entity's form the person opened (`true`) or closed, by their English titles. */
function readSections(entity: string): Record<string, boolean> {
  try {
    const kept: unknown = JSON.parse(readLocal(keyOf(entity)) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, boolean>) : {}
  } catch {
    return {}
  }
}

/**
 * Whether a section is open: as the person left it, else as it begins. What opens it by itself is not kept.
 *
 * @param title English title of the section; without one it is always open
 */
export function useSectionOpen(
  entity: string,
  title: string | undefined,
  initial: boolean,
): [open: boolean, setOpen: (open: boolean, keep: boolean) => void] {
  const [open, set] = useState(() => {
    const kept = title === undefined ? undefined : readSections(entity)[title]
    return typeof kept === 'boolean' ? kept : initial
  })
  const setOpen = useCallback(
    (next: boolean, keep: boolean) => {
      set(next)
      if (keep && title !== undefined)
        writeLocal(keyOf(entity), JSON.stringify({ ...readSections(entity), [title]: next }))
    },
    [entity, title],
  )
  return [open || title === undefined, setOpen]
}
