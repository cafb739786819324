import type { ReactNode } from 'react'
import type { ViewProps } from '../shared/viewProps'

/** A link; addresses that do not begin with http or https are shown as text. */
export function UrlView({ value }: ViewProps): ReactNode {
  if (!/^https?:\/\//i.test(value)) return value
  return (
    <a href={value} target="_blank" rel="noreferrer noopener">
      {value}
    </a>
  )
}
