import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { readChange } from './readChange'
import { changeColor, useChangeName } from './useChangeName'
import { useFieldNames } from './useRecordNames'

/** Names of changed fields that fit into a cell. */
const NAMED = 4

/** The kind of a change, as a tag. */
export function ChangeTag({ table, type }: { table: string; type: string }): ReactNode {
  const changeName = useChangeName(table)
  return <Tag color={changeColor(type)}>{changeName(type)}</Tag>
}

/** Which fields and lines a change is about, as people call them. */
export function ChangedFields({ table, content }: { table: string; content: unknown }): ReactNode {
  const nameOf = useFieldNames(table)
  const { values, lines } = readChange(content)
  return [
    ...values.slice(0, NAMED).map(({ name }) => nameOf(name)),
    ...(values.length > NAMED ? ['…'] : []),
    ...lines.map(({ key }) => nameOf('', key)),
  ].join(', ')
}
