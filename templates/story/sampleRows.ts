import type { EntityDefinition, Field } from '@lading/core/entity'
import { deriveLines, deriveRecord } from '@lading/core/entity'

/** A value that fits the kind of a field; different from row to row where that can be. */
function sampleValue(name: string, field: Field, row: number): string | number | undefined {
  switch (field.kind) {
    case 'integer':
    case 'rowNumber':
      return row
    case 'decimal':
    case 'quantity':
    case 'score':
    case 'money':
    case 'percent':
    case 'rate':
      return Math.min(Math.max(10 * row, field.min ?? 0), field.max ?? Infinity)
    case 'year':
      return 2025 + row
    case 'date':
      return `2026-01-0${row}`
    case 'datetime':
      return `2026-01-0${row} 08:30:00`
    case 'boolean':
      return row % 2 === 1 ? 'Y' : 'N'
    case 'email':
      return `mail${row}@example.com`
    case 'mobile':
      return `1380000000${row}`
    case 'url':
      return `https://example.com/${row}`
    case 'code':
      return `${name.toUpperCase().slice(0, 2)}${1000 + row}`
    case 'text':
    case 'textarea':
      return `${field.en} ${row}`.slice(0, field.maxLength)
    default:
      // What refers to something else has no value that everybody knows.
      return undefined
  }
}

function sampleFields(fields: Record<string, Field>, row: number): Record<string, string | number> {
  const values = Object.entries(fields).map(([name, field]) => [name, sampleValue(name, field, row)])
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
