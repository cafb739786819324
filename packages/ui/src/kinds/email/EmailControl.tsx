import type { ReactNode } from 'react'
import { TextControl } from '../text/TextControl'
import type { ControlProps } from '../shared/controlProps'

/** An e-mail address. */
export function EmailControl(props: ControlProps): ReactNode {
  return <TextControl {...props} type="email" />
}
