import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Settings } from '../settings/settingsStore'
import { headerHidden } from './headerScroll'
import type { HeaderMode, Scrolled } from './headerScroll'

/** What the settings say of the header. */
export function headerMode({ fixedHeader, autoHideHeader }: Settings): HeaderMode {
  if (!fixedHeader) return 'loose'
  return autoHideHeader ? 'autoHide' : 'fixed'
}

/** Places scroll by themselves in this variable of the element around them. */
const SCROLLED = '--ld-scrolled'

/**
 * Follows the pages, each of which scrolls by itself: tells whether the header is out of sight, and writes how far the
 * page is scrolled for a side menu that goes with it.
 *
 * @param shell the element around menu and pages
 * @param pageKey of the page that is shown: another one begins with its header
 */
export function useHeaderScroll(
  shell: RefObject<HTMLElement | null>,
  mode: HeaderMode,
  pageKey: string | undefined,
): boolean {
  const [hiddenOn, setHiddenOn] = useState<string>()
  const last = useRef<Scrolled>({ top: 0, room: 0 })
  useEffect(() => {
    const element = shell.current
    if (!element) return undefined
    last.current = { top: 0, room: 0 }
    element.style.setProperty(SCROLLED, '0')
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.classList.contains('ld-page')) return
      const now = { top: target.scrollTop, room: target.scrollHeight - target.clientHeight }
      element.style.setProperty(SCROLLED, String(now.top))
      const before = last.current
      last.current = now
      setHiddenOn((on) => (headerHidden(mode, on === pageKey, before, now) ? pageKey : undefined))
    }
    // Scrolling does not bubble.
    element.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => element.removeEventListener('scroll', follow, { capture: true })
  }, [shell, mode, pageKey])
  return pageKey !== undefined && hiddenOn === pageKey
}
