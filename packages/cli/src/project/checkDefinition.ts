import type { DefinitionFault, EntityDefinition, Field } from '@lading/core/entity'
import {
  actionsOf,
  defaultOf,
  definitionFaults,
  fieldRules,
  shapeFaults,
  strayFaults,
} from '@lading/core/entity'
import { checkCell } from '@lading/core/rules'
import { isIdentifier } from '@lading/templates'
import { EXIT } from '../console/exitCode'
import { Failure, positionAt } from '../console/failure'
import { didYouMean } from '../console/suggest'
import { isArea } from '../labels/names'

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
  checkMembers(entity, refuse)
  checkNames(entity, constant, refuse)
  for (const { code, message, word, known = [], fix } of [
    ...shapeFaults(entity),
    ...definitionFaults(entity),
    ...strayFaults(entity),
  ])
    refuse(
      code,
      `${message}${didYouMean(word, known)}`,
      word,
      fix ?? FIXES[code] ?? (known.length > 0 ? `Known: ${known.join(', ')}.` : 'Correct it.'),
    )
  checkSystemActions(entity, refuse)
  checkFields(entity.fields, entity.fields, refuse)
  for (const { fields } of Object.values(entity.lines ?? {})) checkFields(fields, entity.fields, refuse)
}

type Required = {
  [Member in keyof EntityDefinition]-?: object extends Pick<EntityDefinition, Member> ? never : Member
}[keyof EntityDefinition]

/** What every definition has, and its empty form. The compiler asks for it, too, but the tool does not run it. */
const MEMBERS: Readonly<Record<Exclude<Required, 'key' | 'fields'>, string>> = {
  name: "'…'",
  label: "{ zh: '…', en: '…' }",
  area: "'…'",
  title: "'…'",
  list: '[]',
  query: '[]',
  form: '[]',
  permissions: "{ prefix: '…', actions: [] }",
  review: '[]',
}

function checkMembers(entity: Partial<EntityDefinition>, refuse: Refuse): void {
  for (const [member, empty] of Object.entries(MEMBERS))
    if (entity[member as keyof EntityDefinition] === undefined)
      refuse(
        'missing-member',
        `The definition of "${entity.key ?? ''}" has no "${member}".`,
        entity.key ?? '',
        `Add "${member}: ${empty}".`,
      )
}

/** What a field goes by, is checked by, and begins with. */
function checkFields(
  fields: Readonly<Record<string, Field>>,
  header: Readonly<Record<string, Field>>,
  refuse: Refuse,
): void {
  for (const [name, field] of Object.entries(fields)) {
    // The currency of a line may stand in the header.
    const known = [...Object.keys(fields), ...Object.keys(header)]
    for (const other of [field.of, field.currency])
      if (other !== undefined && !known.includes(other))
        refuse(
          'unknown-field',
          `"${name}" goes by "${other}", which is no field.${didYouMean(other, known)}`,
          other,
          'Correct the name or define the field.',
        )
    const fault = valueFault(name, field)
    if (fault !== undefined) refuse(...fault)
  }
}

/** A pattern that cannot be used, or a default that nobody could enter. */
function valueFault(name: string, field: Field): Parameters<Refuse> | undefined {
  // A function may ask for more of the row than its default.
  const plain = (field.rules ?? []).filter(({ handler }) => !handler)
  const input = { field: name, title: `"${name}"`, row: {}, locale: 'en-US' as const }
  for (const { pattern } of field.rules ?? [])
    try {
      void checkCell(pattern === undefined ? [] : [{ pattern }], { ...input, value: 'x' })
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      return ['pattern', `The pattern of "${name}" cannot be used: ${why}`, name, 'Correct it.']
    }
  const value = defaultOf(field)
  if (value === undefined) return undefined
  const checked = checkCell(fieldRules({ ...field, rules: plain }, 'en-US'), {
    ...input,
    value,
  })
  return checked instanceof Promise || checked.ok
    ? undefined
    : [
        'default',
        `The default of "${name}" cannot be: ${checked.message ?? ''}`,
        name,
        'Begin with another value.',
      ]
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
  if (!isArea(area)) {
    refuse('entity-area', `"${area}" cannot be a business area.`, area, 'Use camelCase letters and digits.')
  }
}

/** What effects alone do is nobody's right. */
function checkSystemActions(entity: EntityDefinition, refuse: Refuse): void {
  const { actions } = entity.permissions
  for (const { name, system } of actionsOf(entity).values()) {
    if (!system || !actions.includes(name)) continue
    const fix = 'Take it out of permissions.actions.'
    refuse('system-action', `Nobody is given the action "${name}": effects alone do it.`, name, fix)
  }
}

/** What to do about a fault, where it is always the same. */
const FIXES: Partial<Record<DefinitionFault['code'], string>> = {
  'unknown-field': 'Correct the name or define the field.',
  'no-check': 'Add it to "checks".',
}

/** Where a name stands in the source, preferably its last quoted use (uses stand after definitions). */
function findWord(source: string, word: string): number {
  const quoted = Math.max(source.lastIndexOf(`'${word}'`), source.lastIndexOf(`"${word}"`))
  if (quoted >= 0) return quoted + 1
  return source.search(new RegExp(`\\b${word.replace(/[^A-Za-z0-9_]/g, '\\$&')}\\b`))
}
