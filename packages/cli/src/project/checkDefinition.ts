import type { DefinitionFault, EntityDefinition, Field } from '@lading/core/entity'
import {
  definitionFaults,
  entityPaths,
  FIELD_KINDS,
  KINDS,
  permittedActions,
  snakeCase,
  workflowsOf,
} from '@lading/core/entity'
import { isIdentifier, STORED_COLUMNS } from '@lading/templates'
import { EXIT } from '../console/exitCode'
import { Failure, positionAt } from '../console/failure'
import { didYouMean } from '../console/suggest'

/** Says no: a code, a sentence, the word to point at, and what to do. */
type Refuse = (code: string, message: string, word: string, fix: string) => never

/**
 * Checks what the types cannot: that every name that is used is defined, and that names fit files, tables and code.
 *
 * @throws Failure (exit 5) with the place of the first thing that is wrong
 */
export function checkDefinition(
  entity: EntityDefinition,
  constant: string,
  file: string,
  source: string,
): void {
  const refuse: Refuse = (code, message, word, fix) => {
    const at = word === '' ? -1 : findWord(source, word)
    const position = at < 0 ? {} : positionAt(source, at)
    throw new Failure(EXIT.invalid, code, message, { place: { file, ...position }, fix })
  }
  checkNames(entity, constant, refuse)
  checkFields(entity.fields, entity.key, refuse)
  checkPlacement(entity, refuse)
  for (const [key, line] of Object.entries(entity.lines ?? {})) {
    if (!isIdentifier(key) || snakeCase(key) === entityPaths(entity).table) {
      refuse('line-name', `"${key}" cannot name lines.`, key, 'Use a name of its own in camelCase.')
    }
    checkFields(line.fields, key, refuse)
    const known = Object.keys(line.fields)
    uses(known, line.columns, `a column of ${key}`, refuse)
    uses(known, Object.keys(line.footer ?? {}), `a footer of ${key}`, refuse)
    uses(known, Object.keys(line.derive ?? {}), `a computed field of ${key}`, refuse)
  }
  checkActions(entity, refuse)
}

function checkNames(entity: EntityDefinition, constant: string, refuse: Refuse): void {
  const { key, name, area } = entity
  if (!isIdentifier(key) || !/^[a-z]/.test(key)) {
    refuse('entity-key', `"${key}" cannot be the key of an entity.`, key, 'Use camelCase letters and digits.')
  }
  if (constant !== key) {
    refuse(
      'entity-const',
      `The definition of "${key}" is exported as "${constant}".`,
      constant,
      `Export it as ${key}.`,
    )
  }
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    refuse(
      'entity-name',
      `"${name}" cannot be the name of an entity.`,
      name,
      'Use PascalCase letters and digits.',
    )
  }
  if (!/^[a-z][A-Za-z0-9]*$/.test(area)) {
    refuse('entity-area', `"${area}" cannot be a business area.`, area, 'Use camelCase letters and digits.')
  }
}

function checkFields(fields: Record<string, Field>, owner: string, refuse: Refuse): void {
  const columns = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) {
    if (!isIdentifier(name)) {
      refuse('field-name', `"${name}" cannot be the name of a field of ${owner}.`, name, 'Use camelCase.')
    }
    const column = snakeCase(name)
    if (STORED_COLUMNS.includes(column)) {
      refuse(
        'stored-field',
        `"${name}" of ${owner} is kept by the server for every record.`,
        name,
        'Rename it.',
      )
    }
    const other = columns.get(column)
    if (other !== undefined) {
      refuse(
        'same-column',
        `"${name}" and "${other}" of ${owner} share the column ${column}.`,
        name,
        'Rename one.',
      )
    }
    columns.set(column, name)
    if (!Object.hasOwn(KINDS, field.kind)) {
      const meant = didYouMean(String(field.kind), FIELD_KINDS)
      refuse(
        'field-kind',
        `"${field.kind}" is no kind of field.${meant}`,
        String(field.kind),
        'Use a known kind.',
      )
    }
    for (const option of KINDS[field.kind].needs ?? []) {
      if (field[option]) continue
      refuse(
        'missing-option',
        `"${name}" of ${owner} is of kind "${field.kind}" and says no "${option}".`,
        name,
        `Add "${option}: '…'" to it.`,
      )
    }
  }
}

function checkPlacement(entity: EntityDefinition, refuse: Refuse): void {
  const known = Object.keys(entity.fields)
  uses(known, [entity.title], 'the title', refuse)
  uses(known, entity.list, 'a column of the list', refuse)
  const query = entity.query.flatMap((item) => (typeof item === 'string' ? item : Object.keys(item)))
  uses(known, query, 'a query item', refuse)
  uses(
    known,
    entity.form.flatMap(({ rows }) => rows.flat()),
    'in the form',
    refuse,
  )
  uses(known, Object.keys(entity.derive ?? {}), 'a computed field', refuse)
}

/** State fields, their states, and what actions, conditions and formulas name. */
function checkActions(entity: EntityDefinition, refuse: Refuse): void {
  const { fields, permissions } = entity
  for (const { field, states, initial, allow = {} } of workflowsOf(entity)) {
    const state = Object.hasOwn(fields, field) ? fields[field] : undefined
    if (!state || KINDS[state.kind].choices !== 'states') {
      const fix = 'Name a field whose kind is "status".'
      refuse('workflow-field', `The workflow field "${field}" is no status field.`, field, fix)
    }
    const known = Object.keys(states)
    for (const each of [initial, ...Object.values(allow).flat()]) {
      if (known.includes(each)) continue
      const message = `"${each}" is no state.${didYouMean(each, known)}`
      refuse('no-state', message, each, `States: ${known.join(', ')}.`)
    }
  }
  for (const { code, message, word, known = [] } of definitionFaults(entity)) {
    const fix = FIXES[code] ?? (known.length > 0 ? `Known: ${known.join(', ')}.` : 'Correct it.')
    refuse(code, `${message}${didYouMean(word, known)}`, word, fix)
  }
  for (const { name: action, system } of permittedActions(entity)) {
    if (system && permissions.actions.includes(action)) {
      const fix = 'Take it out of permissions.actions.'
      refuse('system-action', `Nobody is given the action "${action}": effects alone do it.`, action, fix)
    }
    if (system || permissions.actions.includes(action)) continue
    const fix = 'Add it to permissions.actions.'
    refuse('no-permission', `The action "${action}" has no permission.`, action, fix)
  }
}

/** What to do about a fault, where it is always the same. */
const FIXES: Partial<Record<DefinitionFault['code'], string>> = {
  'unknown-field': 'Correct the name or define the field.',
  'no-check': 'Add it to "checks".',
}

function uses(known: readonly string[], used: readonly string[], as: string, refuse: Refuse): void {
  const seen = new Set<string>()
  for (const name of used) {
    if (!known.includes(name)) {
      const message = `"${name}" is ${as} but not a field.${didYouMean(name, known)}`
      refuse('unknown-field', message, name, 'Correct the name or define the field.')
    }
    if (seen.has(name)) {
      refuse('twice', `"${name}" is ${as} more than once.`, name, 'Name it once.')
    }
    seen.add(name)
  }
}

/** Where a name stands in the source, preferably its last quoted use (uses stand after definitions). */
function findWord(source: string, word: string): number {
  const quoted = Math.max(source.lastIndexOf(`'${word}'`), source.lastIndexOf(`"${word}"`))
  if (quoted >= 0) return quoted + 1
  return source.search(new RegExp(`\\b${word.replace(/[^A-Za-z0-9_]/g, '\\$&')}\\b`))
}
