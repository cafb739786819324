import type { ReactNode } from 'react'

/**
 * The first stop of the keyboard: past menu and tabs to the page. It moves the keyboard itself: a step to `#…` would be
 * another address, and so another tab of the same page.
 *
 * @param to id of the element with the page
 */
export function SkipLink({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <a
      className="ld-skip"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {children}
    </a>
  )
}
