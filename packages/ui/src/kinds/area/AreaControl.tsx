import type { ReactNode } from 'react'
import { AreaSelect } from '../../area-select/AreaSelect'
import { stored } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

/** A province, city or county; its code is stored. */
export function AreaControl(props: ControlProps): ReactNode {
  return <AreaSelect {...stored(props)} />
}
