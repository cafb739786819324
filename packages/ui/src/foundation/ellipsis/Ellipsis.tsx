import type { ReactNode } from 'react'
import { ELLIPSIS_LENGTH, ellipsis } from '@lading/core/text'
import { FULL_TEXT } from './tooltipEvents'

/** Length of shortened texts in tables, in units (spec 2 §9). */
export const TABLE_ELLIPSIS_LENGTH = 12

/** A text that is cut when it is long. */
export interface EllipsisProps {
  children: string
  /** In units: ASCII one, other characters two. @default 25 */
  length?: number
}

/**
 * A text cut to a length. The whole of it is shown under the mouse, at the keyboard's focus and by a tap, in the one
 * tooltip that `UiProvider` holds for the page: antd's tooltips and `Typography` cost three to nine times the time of a
 * plain text in a table of a thousand cells. Only a text that is cut can be focused.
 *
 * @example <Ellipsis length={12}>{remark}</Ellipsis>
 */
export function Ellipsis({ children, length = ELLIPSIS_LENGTH }: EllipsisProps): ReactNode {
  const shown = ellipsis(children, length)
  if (shown === children) return shown
  return (
    <span className="lading-ellipsis" tabIndex={0} {...{ [FULL_TEXT]: children }}>
      {shown}
    </span>
  )
}
