import type { ReactNode } from 'react'
import { TextControl } from '../text/TextControl'
import type { ControlProps } from '../shared/controlProps'

/** A mobile number. */
export function MobileControl(props: ControlProps): ReactNode {
  return <TextControl {...props} type="tel" />
}
