import type { ReactNode } from 'react'
import { DictTreeSelect } from '../../dict-controls/DictTreeSelect'
import { storedCondition } from '../shared/conditionProps'
import type { ConditionProps } from '../shared/conditionProps'
import { stored } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

/** Nodes of the tree in `dict`. */
export function TreeControl(props: ControlProps): ReactNode {
  const { multiple = false, dict = '' } = props.field
  return <DictTreeSelect {...stored(props)} multiple={multiple} code={dict} />
}

/** Nodes that are asked for. */
export function TreeCondition(props: ConditionProps): ReactNode {
  return (
    <DictTreeSelect {...storedCondition(props)} multiple={props.multiple} code={props.field.dict ?? ''} />
  )
}
