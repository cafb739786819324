import { toGridColumns } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import type { Locale } from '@lading/core/text'
import type { ImportColumn } from '../../excel-import'
import type { DictOption } from '../../foundation/sourceTypes'

/** Kinds of fields that no cell of a sheet can hold. */
const NOT_IN_SHEETS = new Set(['file', 'image', 'rowNumber', 'display', 'status', 'code'])

/** The fields of an entity that an import may fill: those a client may write (the server refuses the others). */
export function importFields(entity: EntityDefinition): [name: string, field: Field][] {
  return Object.entries(entity.fields).filter(
    ([name, { kind, readonly }]) => !readonly && !entity.derive?.[name] && !NOT_IN_SHEETS.has(kind),
  )
}

/** The dictionaries whose texts stand in the sheet. Of table dictionaries only what the sheet names is asked for. */
export function importDicts(entity: EntityDefinition): string[] {
  const codes = importFields(entity).flatMap(([, { dict }]) => (dict && !dict.includes(',') ? [dict] : []))
  return [...new Set(codes)]
}

/**
 * The columns of an import: titles and rules of the entity, with the options of its dictionaries.
 *
 * @param options by the dictionary's code
 */
export function importColumns(
  entity: EntityDefinition,
  locale: Locale,
  options: ReadonlyMap<string, readonly DictOption[]>,
): ImportColumn[] {
  const fields = importFields(entity)
  const columns = fields.map(([name]) => name)
  // A sheet of records is read as lines of a grid are: the same types, titles and rules.
  const sheet = { sheet: { label: entity.label, fields: entity.fields, columns } }
  return toGridColumns({ ...entity, lines: sheet }, 'sheet', locale).map(
    ({ key, title, type, validateRules, dictCode, props }) => {
      const { dict, zh, en } = entity.fields[key]!
      const found = dict ? options.get(dict) : undefined
      return {
        key,
        title,
        // Sheets go round between people of both languages; the server reads either, too.
        alsoTitled: [zh, en],
        type,
        ...(validateRules && { rules: validateRules }),
        ...(found
          ? { options: found.map(({ value, text }) => ({ value, text })) }
          : { ...(dictCode && { dictCode }), ...(props && { props }) }),
      }
    },
  )
}
