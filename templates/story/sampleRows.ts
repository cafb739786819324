import type { EntityDefinition, Field } from '@lading/core/entity'
import { deriveLines, deriveRecord, KINDS } from '@lading/core/entity'

function sampleFields(fields: Record<string, Field>, row: number): Record<string, string | number> {
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    KINDS[field.kind].example?.(row, field, name),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number
  >
}

/** One record as `queryById` gives it, with two lines of each kind and its computed fields. */
export function sampleRow(entity: EntityDefinition, row: number): Record<string, unknown> {
  const { workflow } = entity
  const sent = Object.fromEntries(
    Object.entries(entity.lines ?? {}).map(([key, { fields }]) => [
      key,
      [1, 2].map((order) => ({
        id: `${row}-${order}`,
        parentId: String(row),
        orderNum: order,
        ...sampleFields(fields, order),
      })),
    ]),
  )
  const lines = deriveLines(entity, sent)
  const state = workflow ? { [workflow.field]: workflow.initial } : {}
  const record = { id: String(row), version: 1, ...state, ...sampleFields(entity.fields, row) }
  return { ...deriveRecord(entity, record, lines), ...lines }
}
