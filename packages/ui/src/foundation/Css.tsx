import type { ReactNode } from 'react'

/**
 * A style sheet of a part of the library; React puts it into the head once, however many parts render it.
 * Colours come from the CSS variables that antd's theme sets (`--ant-…`).
 */
export function Css({ name, children }: { name: string; children: string }): ReactNode {
  return (
    <style href={`lading-${name}`} precedence="lading">
      {children}
    </style>
  )
}
