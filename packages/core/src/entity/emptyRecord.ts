import { COMMENTS_FIELD } from './cellComments'
import { defaultOf } from '../kinds'
import type { KnownValues } from '../kinds'
import type { Row } from '../rules/types'
import { ORDER_FIELD } from './types'
import { initialStates } from './workflows'
import type { EntityDefinition, Field, StoredColumns } from './types'

/** A new row: every field with its default, or `null`. */
export function emptyRow(fields: Readonly<Record<string, Field>>, known?: KnownValues): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, defaultOf(field, known) ?? null]),
  )
}

/** A new record: the defaults of its fields and the initial states of its workflows, without lines. */
export function emptyRecord(entity: EntityDefinition, known?: KnownValues): Row {
  return { ...emptyRow(entity.fields, known), ...initialStates(entity) }
}

/** Names of the columns that only the server writes. */
export const STORED_COLUMNS: readonly (keyof StoredColumns)[] = [
  'id',
  'version',
  'tenantId',
  'sysOrgCode',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
]

const DICT_TEXT = '_dictText'

function isKnown(name: string, fields: Readonly<Record<string, Field>>, others: readonly string[]): boolean {
  const field = name.endsWith(DICT_TEXT) ? name.slice(0, -DICT_TEXT.length) : name
  return Object.hasOwn(fields, field) || others.includes(field)
}

/** The rows under a line's key: an array, or the `tableData` of its changes. */
function rowsOf(value: unknown): Row[] {
  const rows = Array.isArray(value) ? value : (value as { tableData?: unknown } | null | undefined)?.tableData
  return Array.isArray(rows) ? rows.filter((row): row is Row => typeof row === 'object' && row !== null) : []
}

/**
 * Members of a record, and of the lines in it, that the entity does not know, e.g. `['userIdentity',
 * 'saQuotationLine.cost']`. Stored columns and dictionary texts are known.
 */
export function unknownFields(entity: EntityDefinition, record: Row): string[] {
  const lines = entity.lines ?? {}
  const unknown = new Set<string>()
  for (const [name, value] of Object.entries(record)) {
    const line = Object.hasOwn(lines, name) ? lines[name] : undefined
    if (!line) {
      if (!isKnown(name, entity.fields, STORED_COLUMNS)) unknown.add(name)
      continue
    }
    for (const row of rowsOf(value)) {
      for (const member of Object.keys(row)) {
        if (!isKnown(member, line.fields, [...STORED_COLUMNS, 'parentId', ORDER_FIELD, COMMENTS_FIELD]))
          unknown.add(`${name}.${member}`)
      }
    }
  }
  return [...unknown]
}
