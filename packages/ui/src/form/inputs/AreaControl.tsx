import type { ReactNode } from 'react'
import { AreaSelect } from '../../area-select/AreaSelect'
import { stored } from './controlProps'
import type { ControlProps } from './controlProps'

/** A province, city or county; its code is stored. */
export function AreaControl(props: ControlProps): ReactNode {
  return <AreaSelect {...stored(props)} />
}
