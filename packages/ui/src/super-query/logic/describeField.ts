import { KINDS } from '@lading/core/entity'
import type { Field, StoredType } from '@lading/core/entity'

/** What a condition says of its field besides the name (spec 2 §3, "Advanced query line"). */
export interface FieldDescription {
  /** The field's kind. */
  type: string
  dbType: 'string' | 'int' | 'double' | 'Date' | 'Datetime'
  /** Code of a plain dictionary, or the column of the stored value in `dictTable`. */
  dictCode?: string
  /** Table of a table dictionary, and the column of its texts. */
  dictTable?: string
  dictText?: string
  /** The column whose value is stored of a picked person, department and the like. */
  customReturnField?: string
  popup?: { code: string; field: string; orgFields: string; destFields: string }
}

const DB_TYPES = {
  text: 'string',
  integer: 'int',
  numeric: 'double',
  date: 'Date',
  timestamp: 'Datetime',
} as const satisfies Record<StoredType, FieldDescription['dbType']>

/** Describes a field to other readers of the query than the reference server, which knows its fields. */
export function describeField(name: string, field: Field): FieldDescription {
  const { stored, names } = KINDS[field.kind]
  return {
    type: field.kind,
    dbType: DB_TYPES[stored],
    ...dictionaryOf(field.dict),
    ...(typeof names === 'object' && { customReturnField: names.value }),
    ...(field.ref &&
      field.column && {
        popup: { code: field.ref, field: name, orgFields: field.column, destFields: name },
      }),
  }
}

/** `table,text,code` names a table; anything else is the code of a plain dictionary. */
function dictionaryOf(dict: string | undefined): Partial<FieldDescription> {
  if (!dict) return {}
  const [dictTable, dictText, dictCode] = dict.split(',').map((part) => part.trim())
  return dictTable && dictText && dictCode ? { dictTable, dictText, dictCode } : { dictCode: dict }
}
