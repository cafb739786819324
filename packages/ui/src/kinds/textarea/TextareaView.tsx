import type { ReactNode } from 'react'
import { Ellipsis, TABLE_ELLIPSIS_LENGTH } from '../../foundation/ellipsis/Ellipsis'
import type { ViewProps } from '../shared/viewProps'

/** A long text: cut in tables, whole elsewhere. */
export function TextareaView({ value, inTable }: ViewProps): ReactNode {
  return inTable ? <Ellipsis length={TABLE_ELLIPSIS_LENGTH}>{value}</Ellipsis> : value
}
