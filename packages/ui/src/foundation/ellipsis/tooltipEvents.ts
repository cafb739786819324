import { placeTooltip } from './placeTooltip'

/** Carries the whole of a text that is cut. */
export const FULL_TEXT = 'data-lading-full'

/** Before it shows under a resting pointer, and before it goes when the pointer leaves for it, in milliseconds. */
const DELAY = 100

const anchorOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${FULL_TEXT}]`) : null

/**
 * Shows one tooltip for every text of the page that is cut: under a mouse, at the keyboard's focus, by a tap. Escape,
 * scrolling and a tap elsewhere hide it; the pointer may move onto it (WCAG 1.4.13). Listeners stand at the document, so
 * a thousand texts cost no more than one.
 *
 * @param tooltip an element with `popover="manual"`, which stands above everything
 * @returns takes the listeners away
 */
export function listenForTooltips(tooltip: HTMLElement): () => void {
  let anchor: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    if (!anchor) return
    anchor.removeAttribute('aria-describedby')
    anchor = undefined
    if (tooltip.isConnected) tooltip.hidePopover()
  }
  const show = (next: HTMLElement) => {
    clearTimeout(timer)
    if (next === anchor || !next.isConnected) return
    hide()
    anchor = next
    tooltip.textContent = next.getAttribute(FULL_TEXT)
    next.setAttribute('aria-describedby', tooltip.id)
    tooltip.showPopover()
    const { left, top } = placeTooltip(next.getBoundingClientRect(), tooltip.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    })
    tooltip.style.left = `${left}px`
    tooltip.style.top = `${top}px`
  }
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    const next = anchorOf(event.target)
    clearTimeout(timer)
    if (next) timer = setTimeout(() => show(next), DELAY)
    else if (anchor && event.target !== tooltip && anchor !== document.activeElement)
      timer = setTimeout(hide, DELAY)
  }
  const focus = (event: FocusEvent) => {
    const next = anchorOf(event.target)
    // A press puts the focus there too; it may be the start of something else.
    if (next?.matches(':focus-visible')) show(next)
    else if (event.target !== tooltip) hide()
  }
  const press = (event: PointerEvent) => {
    if (event.target !== tooltip && anchorOf(event.target) !== anchor) hide()
  }
  const tap = (event: MouseEvent) => {
    const next = anchorOf(event.target)
    if (next && (event as PointerEvent).pointerType === 'touch') show(next)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !anchor) return
    // The dialog around it stays open.
    event.stopPropagation()
    hide()
  }
  const scroll = (event: Event) => {
    if (event.target !== tooltip) hide()
  }
  const listeners: [string, (event: never) => void, boolean][] = [
    ['pointerover', over, false],
    ['focusin', focus, false],
    ['focusout', hide, false],
    ['pointerdown', press, true],
    ['click', tap, false],
    ['keydown', key, true],
    ['scroll', scroll, true],
  ]
  for (const [type, listener, capture] of listeners)
    document.addEventListener(type, listener as EventListener, capture)
  return () => {
    hide()
    for (const [type, listener, capture] of listeners)
      document.removeEventListener(type, listener as EventListener, capture)
  }
}
