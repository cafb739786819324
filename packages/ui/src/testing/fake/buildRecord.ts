import {
  ORDER_FIELD,
  TEMPORARY_SUFFIX,
  deriveLines,
  deriveRecord,
  normalizeRow,
  validateRecord,
} from '@lading/core/entity'
import type { EntityDefinition, LineChanges } from '@lading/core/entity'
import { CODE } from '@lading/core/envelope'
import type { Row } from '@lading/core/rules'
import { SourceError } from '../../foundation/dataSource'
import { isComputed, linesOf, newRecord, withoutLines } from '../../form/logic/formValues'
import type { Lines } from '../../form/logic/formValues'

/**
 * The record that a save makes of what is stored and what came: only fields a client may write, lines merged,
 * computed fields computed again, everything checked.
 *
 * @throws SourceError with issues when the rules refuse it.
 */
export function buildRecord(
  entity: EntityDefinition,
  body: Row,
  stored: Row | undefined,
  nextId: () => string,
): Row {
  const base = stored ?? { ...newRecord(entity), id: body.id, version: body.version }
  const written = normalizeRow(
    Object.fromEntries(
      Object.entries(entity.fields).filter(([name, field]) => !isComputed(entity, name, field)),
    ),
    body,
  )
  const header: Row = { ...withoutLines(entity, base), ...written }
  if (!stored) numberCodes(entity, header, String(body.id))
  const lines = deriveLines(entity, mergeLines(entity, linesOf(entity, base), body, nextId))
  const record = deriveRecord(entity, header, lines)
  const issues = validateRecord(entity, record, lines, { side: 'server' })
  if (issues[0]) throw new SourceError(issues[0].message, CODE.business, issues)
  return { ...record, ...lines }
}

/** Numbers are given by the server. */
function numberCodes(entity: EntityDefinition, header: Row, id: string): void {
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind === 'code' && field.readonly) header[name] ??= `NEW-${id}`
  }
}

function mergeLines(entity: EntityDefinition, stored: Lines, body: Row, nextId: () => string): Lines {
  return Object.fromEntries(
    Object.entries(entity.lines ?? {}).map(([key, line]) => {
      const { tableData = [], deleteData = [] } = (body[key] ?? {}) as Partial<LineChanges>
      const rows = new Map((stored[key] ?? []).map((row) => [String(row.id), row]))
      for (const id of deleteData) rows.delete(id)
      for (const row of tableData) {
        const given = String(row.id ?? '')
        const id = given === '' || given.endsWith(TEMPORARY_SUFFIX) ? nextId() : given
        const order = row[ORDER_FIELD] ?? rows.size + 1
        rows.set(id, { ...rows.get(id), ...normalizeRow(line.fields, row), id, [ORDER_FIELD]: order })
      }
      return [key, [...rows.values()].sort((a, b) => Number(a[ORDER_FIELD]) - Number(b[ORDER_FIELD]))]
    }),
  )
}
