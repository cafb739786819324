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
  /** The definition as data, as it was typed and not taken over yet. */
  typed: string | undefined
  type: (text: string | undefined) => void
  saving: boolean
  /** Takes another version in place of all that is here; steps begin anew. */
  took: (next: Stored) => Stored
  /** It was published as it is stored; what was changed since stays. */
  published: (next: Stored) => void
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
  const [typed, type] = useState<string>()
  const history = useHistory<Edited>(kept)
  const edited = history.value
  const dirty = edited !== kept
  const took = (next: Stored) => {
    const begin = editedOf(next)
    setStored({ stored: next, kept: begin })
    history.reset(begin)
    type(undefined)
    return next
  }
  /** Takes what the server made of `from`; what was changed since is not stored yet. */
  const settle = (from: Edited, next: Stored) => {
    const begin = editedOf(next)
    setStored({ stored: next, kept: begin })
    history.settle(from, begin)
    return next
  }
  const keep = async () => {
    if (!dirty) return stored
    setSaving(true)
    try {
      return settle(edited, await save(stored, edited))
    } catch {
      return undefined
    } finally {
      setSaving(false)
    }
  }
  const { set: change, undo, redo } = history
  const published = (next: Stored) => void settle(kept, next)
  return { stored, edited, change, undo, redo, dirty, typed, type, saving, took, published, keep }
}
