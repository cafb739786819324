import { useState } from 'react'
import { useHistory } from './useHistory'

/** What is being designed, and what is stored of it. */
export interface DesignState<Stored, Edited> {
  /** As the server has it. */
  stored: Stored
  /** As the designer sees it. */
  edited: Edited
  change: (next: Edited) => void
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  /** It holds changes that are not stored. */
  dirty: boolean
  saving: boolean
  /** Takes what the server answered; steps begin anew. */
  took: (next: Stored) => Stored
  /** Stores it where it has changed. @returns nothing where it could not be, which the user has been told */
  keep: () => Promise<Stored | undefined>
}

/**
 * Edits a stored design with steps that can be taken back.
 *
 * @param editedOf what of it is edited
 * @param save stores it, and gives it as it is then
 */
export function useDesign<Stored, Edited>(
  opened: Stored,
  editedOf: (stored: Stored) => Edited,
  save: (stored: Stored, edited: Edited) => Promise<Stored>,
): DesignState<Stored, Edited> {
  const [{ stored, kept }, setStored] = useState(() => ({ stored: opened, kept: editedOf(opened) }))
  const [saving, setSaving] = useState(false)
  const history = useHistory<Edited>(kept)
  const edited = history.value
  const dirty = edited !== kept
  const took = (next: Stored) => {
    const begin = editedOf(next)
    setStored({ stored: next, kept: begin })
    history.reset(begin)
    return next
  }
  const keep = async () => {
    if (!dirty) return stored
    setSaving(true)
    try {
      const next = await save(stored, edited)
      const begin = editedOf(next)
      setStored({ stored: next, kept: begin })
      // What was changed while it was on its way is not stored yet.
      history.settle(edited, begin)
      return next
    } catch {
      return undefined
    } finally {
      setSaving(false)
    }
  }
  const { set: change, undo, redo } = history
  return { stored, edited, change, undo, redo, dirty, saving, took, keep }
}
