import { isIntegerKind, isListField, isNumberKind } from '../entity/fieldKinds'
import type { EntityDefinition, Field } from '../entity/types'
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

function queryField(field: Field): QueryField {
  if (isIntegerKind(field.kind)) return { type: 'integer' }
  if (isNumberKind(field.kind)) return { type: 'number' }
  if (field.kind === 'date' || field.kind === 'datetime') return { type: field.kind }
  // Booleans are stored as the texts Y and N.
  return isListField(field) ? { type: 'text', multiple: true } : { type: 'text' }
}

/** The fields by which the list of an entity may be filtered and sorted. */
export function entityQueryFields(entity: EntityDefinition): QueryFields {
  const own = Object.entries(entity.fields).map(([name, field]) => [name, queryField(field)] as const)
  return { ...Object.fromEntries(own), ...STORED }
}
