import type { EntityDefinition, Field } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import type { DepartmentNode } from '../../foundation/sourceTypes'
import type { FakeContext } from './fakeContext'

/** The row with `<field>_dictText` beside every value that has a text (contract §3.7). */
export function withDictTexts(entity: EntityDefinition, row: Row, context: FakeContext): Row {
  const texts: Row = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = row[name]
    if (value === null || value === undefined || value === '') continue
    const found = String(value)
      .split(',')
      .map((each) => textOf(entity, field, each, context))
    if (found.every((text) => text !== undefined)) texts[`${name}_dictText`] = found.join(',')
  }
  return { ...row, ...texts }
}

function textOf(
  entity: EntityDefinition,
  field: Field,
  value: string,
  context: FakeContext,
): string | undefined {
  if (field.kind === 'status') return entity.workflow?.states[value]?.zh
  if (field.kind === 'user') return context.users.find((user) => user.username === value)?.realname
  if (field.kind === 'dept') return departmentName(context.departments, value)
  return field.dict ? context.dicts[field.dict]?.find((option) => option.value === value)?.text : undefined
}

function departmentName(nodes: readonly DepartmentNode[], id: string): string | undefined {
  for (const node of nodes) {
    const name = node.id === id ? node.departName : departmentName(node.children ?? [], id)
    if (name !== undefined) return name
  }
  return undefined
}
