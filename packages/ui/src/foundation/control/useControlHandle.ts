import { useImperativeHandle } from 'react'
import type { Ref, RefObject } from 'react'
import type { ControlHandle } from './controlProps'

const FOCUSABLE = 'input, textarea, button, [tabindex]'

/**
 * Puts the keyboard into a control of several parts: where its text is written or its files are chosen, else to what
 * is chosen in it, else to its first part.
 */
export function focusWithin(root: HTMLElement | null | undefined): void {
  const usable = [...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (part) => !part.matches(':disabled') && part.tabIndex >= 0 && part.getClientRects()[0],
  )
  const first = (kind: string) => usable.find((part) => part.matches(kind))
  const part = first('[role=textbox], [data-picker]') ?? first('input:checked') ?? usable[0] ?? root
  part?.focus()
}

/** Gives a control of several parts its handle, through which a form moves to it. */
export function useControlHandle(
  ref: Ref<ControlHandle> | undefined,
  root: RefObject<HTMLElement | null>,
): void {
  useImperativeHandle(
    ref,
    () => ({
      focus: () => focusWithin(root.current),
      blur: () => {
        if (root.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
      },
      get nativeElement() {
        return root.current
      },
    }),
    [root],
  )
}
