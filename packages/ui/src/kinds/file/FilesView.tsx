import type { ReactNode } from 'react'
import { FileLink } from '../../foundation/field-value/FileLink'
import type { ViewProps } from '../shared/viewProps'

/** Links to stored files. */
export function FilesView({ value }: ViewProps): ReactNode {
  return value
    .split(',')
    .filter(Boolean)
    .map((path) => <FileLink key={path} path={path} style={{ marginRight: 8 }} />)
}
