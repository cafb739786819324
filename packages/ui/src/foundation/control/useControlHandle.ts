import { useImperativeHandle } from 'react'
import type { Ref, RefObject } from 'react'
import type { ControlHandle } from './controlProps'

const FOCUSABLE = ':is(input, textarea, button, [tabindex]):not(:disabled, [tabindex="-1"])'

/**
 * Puts the keyboard into a control of several parts: where its text is written or its files are chosen, else to what
 * is chosen in it, else to its first part.
 */
export function focusWithin(root: HTMLElement | null | undefined): void {
  const parts = [...(root?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
  const first = (kind: string) => parts.find((part) => part.matches(kind) && part.getClientRects()[0])
  const part = first('[role=textbox], [data-picker]') ?? first('input:checked') ?? first('*') ?? root
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
      blur: () => root.current?.querySelector<HTMLElement>(':focus')?.blur(),
      get nativeElement() {
        return root.current
      },
    }),
    [root],
  )
}
