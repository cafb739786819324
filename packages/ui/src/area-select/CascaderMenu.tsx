import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/**
 * Mends what antd's Cascader leaves open for assistive technology: the element that its input says it controls, and
 * columns that scroll but could not be reached by the keyboard.
 */
export function CascaderMenu({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const mend = () => {
      for (const column of element.querySelectorAll<HTMLElement>('.ant-cascader-menu')) column.tabIndex = 0
    }
    mend()
    // Columns come and go as the menu is walked through.
    const observer = new MutationObserver(mend)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={root} id={id}>
      {children}
    </div>
  )
}
