import type { EntityDefinition, Row } from '@lading/core/entity'
import { badRequest } from '../http/failures'
import { said } from '../http/language'

/** What a client says of its files besides them (contract §5.2). */
export interface ImportOptions {
  /** Columns of lines are passed over: only headers are added. */
  headersOnly: boolean
  /** Values that every record gets, whatever stands in the file. */
  keys: Readonly<Row>
}

const isValue = (value: unknown) => typeof value === 'string' || typeof value === 'number'

/**
 * Reads `isSingleTableImport` and `foreignKeys`. `validateStatus` says nothing here: rows are always checked.
 *
 * @throws Failure 400 when the keys are no fields of the entity with their values
 */
export function importOptions(
  { fields }: Pick<EntityDefinition, 'fields'>,
  sent: ReadonlyMap<string, string>,
): ImportOptions {
  const headersOnly = ['true', '1', 'Y'].includes(sent.get('isSingleTableImport') ?? '')
  const keys = keysOf(sent.get('foreignKeys') || '{}')
  const fits = keys?.every(([name, value]) => Object.hasOwn(fields, name) && isValue(value))
  if (!keys || !fits)
    throw badRequest(
      said(
        '文件导入失败:foreignKeys 应为本单据的字段及其值',
        'The import failed: foreignKeys names fields of the record and their values',
      ),
    )
  return { headersOnly, keys: Object.fromEntries(keys) }
}

/** The members of an object as text; undefined for any other text. */
function keysOf(text: string): [string, unknown][] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : undefined
  } catch {
    return undefined
  }
}
