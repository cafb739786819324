import type { ReactNode } from 'react'
import type { ViewProps } from '../shared/viewProps'

/** A link that begins a mail. */
export function EmailView({ value }: ViewProps): ReactNode {
  return <a href={`mailto:${value}`}>{value}</a>
}
