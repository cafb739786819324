import { useSyncExternalStore } from 'react'
import type { ThemeConfig } from 'antd'

const query = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

const follow = (changed: () => void) => {
  const asked = query()
  asked?.addEventListener('change', changed)
  return () => asked?.removeEventListener('change', changed)
}

/** Whether the person has asked the system for less motion; follows the setting. False where there is no screen. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    follow,
    () => query()?.matches ?? false,
    () => false,
  )
}

/** antd without motion: what opens is there at once, and what closes is gone. */
export const STILL: NonNullable<ThemeConfig['token']> = { motion: false, motionUnit: 0 }

/**
 * What moves by styles alone, such as the shimmer of a skeleton; a turning circle stays, since it says that work goes on.
 * No transition at all, not a very short one: every change of a place would begin at the old one, where antd would measure it.
 */
export const stillCss = `
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { transition: none !important; }
  :not(.anticon-spin, .ant-spin-dot, .ant-spin-dot *), ::before, ::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; }
}
`
