import type { ReactNode } from 'react'

/** One line of settings: what it is, how it stands, and what can be done about it. */
export function Row({
  title,
  hint,
  children,
}: {
  title: string
  hint: string
  children: ReactNode
}): ReactNode {
  return (
    <li>
      <span>
        {title}
        <small>{hint}</small>
      </span>
      {children}
    </li>
  )
}
