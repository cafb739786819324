import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Whether the keyboard was last in a page, not in the menu, the tabs or the header. */
let inPages = false
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    inPages = (target as Element).closest('.ld-page') !== null
  })
}

/**
 * The keyboard goes along when one page leads to another: to where it was when the page is shown again, else to the
 * page. What the shell opens (menu, tabs, search) keeps it.
 *
 * @param active whether the page is the one that is shown
 * @returns for the page's element
 */
export function usePageFocus(active: boolean): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = page.current
    if (!active || !element) return undefined
    const here = document.activeElement
    const lost = !here || here === document.body || here.closest('.ld-page') !== null
    if (inPages && lost && !element.contains(here)) {
      const back = last.current
      ;(back?.isConnected ? back : element).focus({ preventScroll: true })
    }
    const keep = ({ target }: FocusEvent) => {
      last.current = target as HTMLElement
    }
    element.addEventListener('focusin', keep)
    return () => element.removeEventListener('focusin', keep)
  }, [active])
  return page
}
