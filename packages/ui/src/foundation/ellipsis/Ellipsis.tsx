import type { ReactNode } from 'react'
import { ELLIPSIS_LENGTH, ellipsis } from '@lading/core/text'

/** Length of shortened texts in tables, in units (spec 2 §9). */
export const TABLE_ELLIPSIS_LENGTH = 12

/** A text that is cut when it is long. */
export interface EllipsisProps {
  children: string
  /** In units: ASCII one, other characters two. @default 25 */
  length?: number
}

/**
 * A text cut to a length; the whole of it is the browser's own tooltip. antd's tooltips and `Typography` cost
 * three to nine times the time of a plain text in a table of a thousand cells.
 */
export function Ellipsis({ children, length = ELLIPSIS_LENGTH }: EllipsisProps): ReactNode {
  const shown = ellipsis(children, length)
  return shown === children ? shown : <span title={children}>{shown}</span>
}
