import { KINDS } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import type { Row } from '@lading/core/rules'
import { readUploadValue } from '../../upload/logic/uploadValue'

/**
 * Paths of stored files that a saved record and its lines have no more. What the answer does not show is not taken for
 * gone.
 */
export function takenOff(entity: EntityDefinition, before: Row, saved: Row): string[] {
  const left = new Set(pathsOf(entity, saved))
  const shown = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(saved, name)))
  return [...new Set(pathsOf(entity, shown(before)))].filter((path) => !left.has(path))
}

function pathsOf({ fields, lines = {} }: EntityDefinition, record: Row): string[] {
  const inLines = Object.entries(lines).flatMap(([key, line]) => {
    const rows = record[key]
    return Array.isArray(rows) ? (rows as Row[]).flatMap((row) => pathsIn(line.fields, row)) : []
  })
  return [...pathsIn(fields, record), ...inLines]
}

function pathsIn(fields: Readonly<Record<string, Field>>, row: Row): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) =>
    KINDS[kind].files === 'paths' ? readUploadValue(row[name]).map(({ path }) => path) : [],
  )
}
