import { actionsOf, permittedActions } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import type { DataFinding, EntityData } from '@lading/core/data-form'
import { indexName } from '@lading/core/tables'

/** Area of all stored forms: group of the menu, first part of their calls. */
export const FORM_AREA = 'online'

/** Rights that a list and a form may have; those that a definition leaves out are not offered to anybody. */
const OFFERED = ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import']

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The key that the server gives to the form of a code: `visit` → `onlVisit`. Its table follows: `onl_visit`. */
export function formKey(code: string): string {
  return `onl${capital(code)}`
}

/** Name of the index for the beginnings of a column, in any case. */
export const beginningsName = (table: string, column: string): string => indexName(table, column, 'begins')

/** Actions of a definition, as far as it has any shape yet. */
function actionNames(definition: EntityData): string[] {
  try {
    const entity = definition as unknown as EntityDefinition
    return actionsOf(entity).size === 0 ? [] : permittedActions(entity).map(({ name }) => name)
  } catch {
    return []
  }
}

/**
 * A draft with what the server alone decides: key, name, area, calls, rights. Whatever a client wrote there is gone.
 * @param definition of any shape; what is wrong with the rest stays wrong
 */
export function placed(code: string, definition: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const key = formKey(code)
  const { api: _api, permissions, ...rest } = definition
  const given = (permissions as { actions?: unknown } | undefined)?.actions
  const wanted = Array.isArray(given) ? given.filter((each) => typeof each === 'string') : OFFERED
  const actions = [
    ...OFFERED.filter((each) => wanted.includes(each) || each === 'list'),
    ...actionNames(definition as unknown as EntityData),
  ]
  return {
    ...rest,
    key,
    name: capital(key),
    area: FORM_AREA,
    permissions: { prefix: `${FORM_AREA}:${key}`, actions: [...new Set(actions)] },
  }
}

/** Lines have tables and messages of their own: their keys begin with the form's, so that no two forms share one. */
export function lineNameFindings(
  code: string,
  { lines = {} }: Pick<EntityDefinition, 'lines'>,
): DataFinding[] {
  const key = formKey(code)
  return Object.keys(lines)
    .filter((line) => !(line.startsWith(key) && line.length > key.length))
    .map((line) => ({
      path: `lines.${line}`,
      zh: `明细的名称必须以“${key}”开头`,
      en: `the name of lines has to begin with "${key}"`,
    }))
}

/** A definition to begin with: a number, a name, and the form they stand in. */
export function firstDraft(code: string, label: { zh: string; en: string }): Record<string, unknown> {
  return placed(code, {
    label,
    title: 'number',
    fields: {
      number: { kind: 'code', readonly: true, unique: true, zh: '编号', en: 'No.' },
      name: { kind: 'text', required: true, zh: '名称', en: 'Name' },
    },
    list: ['number', 'name'],
    query: ['number', 'name'],
    form: [{ section: { zh: '基本信息', en: 'General' }, rows: [['number', 'name']] }],
    review: [],
  })
}
