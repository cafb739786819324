import { lineColumns, toGridColumns } from '@lading/core/entity'
import type { ColumnDescription, EntityDefinition, Field, LineColumn } from '@lading/core/entity'
import { textIn } from '@lading/core/text'
import type { Locale } from '@lading/core/text'
import type { ImportColumn } from '../../excel-import'
import type { DictOption } from '../../foundation/sourceTypes'

/** Kinds of fields that no cell of a sheet can hold. */
const NOT_IN_SHEETS = new Set(['file', 'image', 'rowNumber', 'display', 'status', 'code'])

/** The fields that an import may fill: those a client may write (the server refuses the others). */
function writable(
  fields: Readonly<Record<string, Field>>,
  derived: object = {},
): [name: string, field: Field][] {
  return Object.entries(fields).filter(
    ([name, { kind, readonly }]) => !readonly && !Object.hasOwn(derived, name) && !NOT_IN_SHEETS.has(kind),
  )
}

/** The fields of an entity that an import may fill. */
export const importFields = (entity: EntityDefinition): [name: string, field: Field][] =>
  writable(entity.fields, entity.derive)

/** The columns of lines that an import may fill. */
function importLines(entity: EntityDefinition): LineColumn[] {
  const fits = ({ line, name }: LineColumn) => {
    const { fields, derive } = entity.lines![line]!
    return writable({ [name]: fields[name]! }, derive).length > 0
  }
  return lineColumns(entity).filter(fits)
}

/** The dictionaries whose texts stand in the sheet. Of table dictionaries only what the sheet names is asked for. */
export function importDicts(entity: EntityDefinition): string[] {
  const fields = [
    ...importFields(entity).map(([, field]) => field),
    ...importLines(entity).map(({ line, name }) => entity.lines![line]!.fields[name]!),
  ]
  return [...new Set(fields.flatMap(({ dict }) => (dict && !dict.includes(',') ? [dict] : [])))]
}

/**
 * The columns of an import: titles and rules of the entity, with the options of its dictionaries; behind them those of its
 * lines, `费用：金额`, as the export with lines writes them.
 *
 * @param options by the dictionary's code
 */
export function importColumns(
  entity: EntityDefinition,
  locale: Locale,
  options: ReadonlyMap<string, readonly DictOption[]>,
): ImportColumn[] {
  const columns = importFields(entity).map(([name]) => name)
  // A sheet of records is read as lines of a grid are: the same types, titles and rules.
  const sheet = { sheet: { label: entity.label, fields: entity.fields, columns } }
  const own = toGridColumns({ ...entity, lines: sheet }, 'sheet', locale).map((column) =>
    asImported(column, entity.fields[column.key]!, options),
  )
  const ofLines = importLines(entity).map(({ line, name, title }) => {
    const field = entity.lines![line]!.fields[name]!
    const [column] = toGridColumns(entity, line, locale, [name]).filter(({ key }) => key === name)
    const { rules, ...rest } = asImported(column!, field, options)
    // What a rule asks of the whole line or of the other lines, the server asks.
    const asked = rules?.filter(({ handler, unique }) => !handler && !unique)
    return {
      ...rest,
      ...(asked && { rules: asked }),
      key: `${line}.${name}`,
      line,
      title: textIn(title, locale),
      alsoTitled: [title.zh, title.en],
    }
  })
  return [...own, ...ofLines]
}

function asImported(
  { key, title, type, validateRules, dictCode, props }: ColumnDescription,
  { dict, zh, en }: Field,
  options: ReadonlyMap<string, readonly DictOption[]>,
): ImportColumn {
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
}
