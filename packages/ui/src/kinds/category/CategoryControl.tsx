import type { ReactNode } from 'react'
import { CategorySelect } from '../../dict-controls/DictTreeSelect'
import { storedCondition } from '../shared/conditionProps'
import type { ConditionProps } from '../shared/conditionProps'
import { stored } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

/** Categories below the one with the code in `ref`. */
export function CategoryControl(props: ControlProps): ReactNode {
  const { multiple = false, ref } = props.field
  return <CategorySelect {...stored(props)} multiple={multiple} {...(ref && { pcode: ref })} />
}

/** Categories that are asked for. */
export function CategoryCondition(props: ConditionProps): ReactNode {
  const { ref } = props.field
  return <CategorySelect {...storedCondition(props)} multiple={props.multiple} {...(ref && { pcode: ref })} />
}
