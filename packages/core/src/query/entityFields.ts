import { isListField } from '../entity/fieldKinds'
import type { EntityDefinition, Field } from '../entity/types'
import { KINDS } from '../kinds'
import type { StoredType } from '../kinds'
import type { QueryField, QueryFields } from './ast'

/** Stored columns that lists are filtered and sorted by. */
const STORED: QueryFields = {
  id: { type: 'text' },
  version: { type: 'integer' },
  sysOrgCode: { type: 'text' },
  createBy: { type: 'text' },
  createTime: { type: 'datetime' },
  updateBy: { type: 'text' },
  updateTime: { type: 'datetime' },
}

/** What conditions compare, by how a value is stored. */
const TYPES = {
  text: 'text',
  integer: 'integer',
  numeric: 'number',
  date: 'date',
  timestamp: 'datetime',
} as const satisfies Record<StoredType, QueryField['type']>

/** How a list compares values of a field. */
export function queryField(field: Field): QueryField {
  const type = TYPES[KINDS[field.kind].stored]
  return isListField(field) ? { type, multiple: true } : { type }
}

/** The fields by which the list of an entity may be filtered and sorted. */
export function entityQueryFields(entity: EntityDefinition): QueryFields {
  const own = Object.entries(entity.fields).map(([name, field]) => [name, queryField(field)] as const)
  return { ...Object.fromEntries(own), ...STORED }
}
