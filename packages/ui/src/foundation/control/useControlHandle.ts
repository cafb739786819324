import { useImperativeHandle } from 'react'
import type { Ref, RefObject } from 'react'
import type { ControlHandle } from './controlProps'

const FOCUSABLE = 'input, textarea, button, [tabindex]'

/** Gives a control of several parts its handle: the focus goes to what is chosen in it, else to its first part. */
export function useControlHandle(
  ref: Ref<ControlHandle> | undefined,
  root: RefObject<HTMLElement | null>,
): void {
  useImperativeHandle(
    ref,
    () => ({
      focus: () => {
        const parts = [...(root.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
        const usable = parts.filter((part) => !part.matches(':disabled') && part.tabIndex >= 0)
        const chosen = usable.find((part) => part.matches('input:checked'))
        ;(chosen ?? usable[0])?.focus()
      },
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
