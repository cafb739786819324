import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { focusWithin } from '../../foundation/control/useControlHandle'
import { popupIsOpen } from '../../foundation/overlay/popupIsOpen'
import type { EntityFormModel } from '../entityFormModel'

/** How often, and how many times, is looked whether a dialog has gone (it fades for 0.3 s), or a control has come. */
const LOOK_MS = 50
const LOOKS = 20

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'key'>
const isSave = ({ ctrlKey, metaKey, key }: Pressed) => (ctrlKey || metaKey) && key.toLowerCase() === 's'

/**
 * The keyboard of a form. Ctrl+S (⌘S) saves. Escape, where nothing else takes it (an editor, a list, a dialog), leads to
 * 返回, which is a long way back from the last line; Enter leaves then, and Escape once more returns to where the
 * keyboard was. What saving takes the keyboard from gets it back.
 */
export function useFormKeys(form: EntityFormModel, root: RefObject<HTMLFormElement | null>) {
  const { saving, readonly } = form
  const cameFrom = useRef<HTMLElement>(null)
  useKeptKeyboard(saving, root)
  useSaveFromNowhere(form, root)
  useFirstField(form, root)

  const toBack = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing || popupIsOpen(root.current)) return
    const back = root.current?.querySelector<HTMLElement>('[data-form-back]')
    const here = document.activeElement
    if (!back || !(here instanceof HTMLElement)) return
    event.preventDefault()
    if (here !== back) {
      cameFrom.current = here
      back.focus()
    } else if (cameFrom.current?.isConnected) {
      cameFrom.current.focus()
    }
  }
  return {
    // Also from a dialog above, which saves nothing: the browser must not offer to save the page instead.
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (isSave(event)) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isSave(event)) {
        if (!readonly) void form.save()
      } else if (event.key === 'Escape') {
        toBack(event)
      }
    },
  }
}

/** Controls that something can be entered in. */
const OPEN = ':is(input, textarea, [role=combobox], [contenteditable=true]):not(:disabled)'

/** Whoever begins to change what was looked at stands at its first field: the button that was pressed is gone. */
function useFirstField({ mode, formId }: EntityFormModel, root: RefObject<HTMLFormElement | null>): void {
  const was = useRef(mode)
  useEffect(() => {
    const before = was.current
    was.current = mode
    if (before !== 'view' || mode !== 'edit') return
    let timer: number | undefined
    const look = (again: number) => {
      // Somebody was faster.
      if (document.activeElement?.getClientRects().length && document.activeElement !== document.body) return
      const items = root.current?.querySelectorAll<HTMLElement>(`[id^="${formId}-"][id$="-item"]`)
      const item = [...(items ?? [])].find((each) => each.querySelector(OPEN))
      if (item) focusWithin(item)
      // The controls come with their code.
      else if (again > 0) timer = window.setTimeout(look, LOOK_MS, again - 1)
    }
    look(LOOKS)
    return () => window.clearTimeout(timer)
  }, [mode, formId, root])
}

/**
 * Where the keyboard is nowhere (after a press beside all fields), Ctrl+S still means the form in sight, not the
 * browser's saving of the page.
 */
function useSaveFromNowhere({ readonly, save }: EntityFormModel, root: RefObject<HTMLFormElement | null>) {
  const now = useRef({ readonly, save })
  useEffect(() => {
    now.current = { readonly, save }
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const inSight = (root.current?.getClientRects().length ?? 0) > 0
      if (!isSave(event) || event.target !== document.body || !inSight || popupIsOpen(root.current)) return
      event.preventDefault()
      if (!now.current.readonly) void now.current.save()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [root])
}

/**
 * Fields cannot be used while the form is saved, and a step's button may be gone afterwards: a browser takes the
 * keyboard away from both, and the person would begin anew at the top of the page.
 */
function useKeptKeyboard(saving: boolean, root: RefObject<HTMLFormElement | null>): void {
  const held = useRef<Element>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    const form = root.current
    if (!form) return
    const note = ({ target }: FocusEvent) => {
      last.current = target as Element
    }
    form.addEventListener('focusin', note)
    return () => form.removeEventListener('focusin', note)
  }, [root])
  useEffect(() => {
    if (saving) {
      held.current = last.current
      return
    }
    const place = held.current
    held.current = null
    if (!place) return
    let timer: number | undefined
    const look = (again: number) => {
      const here = document.activeElement
      const asking = here?.closest('[role=dialog]')
      if (asking && !asking.contains(root.current)) {
        // The question before a step is still fading, and will give the keyboard to a button that is gone.
        if (again > 0) timer = window.setTimeout(look, LOOK_MS, again - 1)
        return
      }
      if (here && here !== document.body && here.getClientRects().length > 0) return
      if (place.isConnected && !place.matches(':disabled')) {
        ;(place as HTMLElement).focus({ preventScroll: true })
      } else {
        root.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      }
    }
    look(LOOKS)
    return () => window.clearTimeout(timer)
  }, [saving, root])
}
