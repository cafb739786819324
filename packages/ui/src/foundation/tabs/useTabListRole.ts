import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { TabsRef } from 'antd'

/**
 * Moves the role `tablist` of an antd `Tabs` to the element that holds the tabs alone. antd gives it to the whole bar,
 * where the button for the tabs that have no room stands too, and a list of tabs may hold nothing but tabs.
 *
 * @returns the ref for the `Tabs`
 */
export function useTabListRole(): RefObject<TabsRef | null> {
  const tabs = useRef<TabsRef>(null)
  // After every render: antd may have put another bar in the place of the first. An attribute that it has set once
  // and never changes, React leaves alone.
  useLayoutEffect(() => {
    const bar = tabs.current?.nativeElement?.querySelector('.ant-tabs-nav[role="tablist"]')
    const list = bar?.querySelector('.ant-tabs-nav-list')
    if (!bar || !list) return
    for (const name of ['role', 'aria-orientation']) {
      list.setAttribute(name, bar.getAttribute(name) ?? '')
      bar.removeAttribute(name)
    }
  })
  return tabs
}
