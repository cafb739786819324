import type { ReactNode } from 'react'
import { AreaSelect } from '../../area-select/AreaSelect'
import { storedCondition } from '../shared/conditionProps'
import type { ConditionProps } from '../shared/conditionProps'
import { TextCondition } from '../text/TextCondition'

/** A province, city or county; several are typed by their codes. */
export function AreaCondition(props: ConditionProps): ReactNode {
  return props.multiple ? <TextCondition {...props} /> : <AreaSelect {...storedCondition(props)} />
}
