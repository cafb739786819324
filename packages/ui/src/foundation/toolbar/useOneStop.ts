import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Fields are stops of their own, since the arrows move in their text. */
const BUTTONS = 'button:not(:disabled), a[href]'
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

const isShown = (element: HTMLElement) => element.getClientRects().length > 0

/**
 * Makes one stop of the keyboard out of a row of controls, as the ARIA pattern of toolbars has it: left and right, Home and
 * End go between them, Tab goes on behind all of them and comes back to where it was.
 *
 * @param controls what the arrows go between. @default buttons and links
 * @returns for the element around them
 */
export function useOneStop<Element extends HTMLElement = HTMLDivElement>(
  controls = BUTTONS,
): RefObject<Element | null> {
  const bar = useRef<Element>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return undefined
    let stop: HTMLElement | undefined
    const found = () => [...element.querySelectorAll<HTMLElement>(controls)].filter(isShown)
    const settle = (wanted?: HTMLElement) => {
      const all = found()
      const next = [wanted, stop].find((each) => each && all.includes(each)) ?? all[0]
      stop = next
      for (const each of element.querySelectorAll<HTMLElement>(controls)) {
        const index = each === next ? 0 : -1
        if (each.tabIndex !== index) each.tabIndex = index
      }
    }
    const onKey = (event: KeyboardEvent) => {
      const all = found()
      const at = all.indexOf(event.target as HTMLElement)
      const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
      if (at < 0 || event.defaultPrevented || held) return
      const step = STEPS[event.key]
      const to =
        step !== undefined
          ? all.at((at + step) % all.length)
          : { Home: all[0], End: all.at(-1) }[event.key as 'Home' | 'End']
      if (!to) return
      event.preventDefault()
      settle(to)
      to.focus()
    }
    const onFocus = ({ target }: FocusEvent) => settle(target as HTMLElement)
    // Which of them are shown is known from the layout: asked at the beginning of a frame, which makes one anyway.
    let frame = 0
    const settleSoon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        settle()
      })
    }
    settleSoon()
    // Buttons come and go: with rights, chosen rows, news.
    const watch = new MutationObserver(settleSoon)
    watch.observe(element, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'style', 'class'],
    })
    element.addEventListener('keydown', onKey)
    element.addEventListener('focusin', onFocus)
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('focusin', onFocus)
    }
  }, [controls])
  return bar
}
