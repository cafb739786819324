import { FIELD_KINDS, KINDS } from '../kinds'
import type { Text } from '../text/text'
import { permittedActions } from './approval'
import type { DefinitionFault } from './condition/faults'
import { STORED_COLUMNS } from './emptyRecord'
import { ACTION_TEXTS, DEFINITION_TEXTS, SHAPE_TEXTS as SAY } from './faultTexts'
import { holdsKnown } from './fieldKinds'
import { entityPaths, snakeCase } from './paths'
import type { EntityDefinition, Field } from './types'
import { ORDER_FIELD } from './types'
import { workflowsOf } from './workflows'

type Code = DefinitionFault['code']

/** Columns of records and lines that no field may take. */
const TAKEN: readonly string[] = [...STORED_COLUMNS, 'parentId', ORDER_FIELD].map(snakeCase)

const isName = (name: string) => /^[a-z][A-Za-z0-9]*$/.test(name) && !(name in {})

const fault = (code: Code, { zh, en }: Text, word: string, fix: string, known?: readonly string[]) => ({
  code,
  message: en,
  zh,
  word,
  fix,
  ...(known ? { known } : {}),
})

function fieldFaults(fields: Readonly<Record<string, Field>>, owner: string): DefinitionFault[] {
  const columns = new Map<string, string>()
  return Object.entries(fields).flatMap(([name, field]) => {
    const column = snakeCase(name)
    const other = columns.get(column)
    columns.set(column, name)
    const kind = Object.hasOwn(KINDS, field.kind) ? KINDS[field.kind] : undefined
    return [
      ...(isName(name) ? [] : [fault('field-name', SAY.fieldName(name, owner), name, 'Use camelCase.')]),
      ...(TAKEN.includes(column) ? [fault('stored-field', SAY.stored(name, owner), name, 'Rename it.')] : []),
      ...(other === undefined
        ? []
        : [fault('same-column', SAY.sameColumn(name, other, owner, column), name, 'Rename one.')]),
      ...(kind
        ? []
        : [
            fault(
              'field-kind',
              SAY.kind(String(field.kind)),
              String(field.kind),
              'Use a known kind.',
              FIELD_KINDS,
            ),
          ]),
      ...(kind && typeof field.default === 'object' && !holdsKnown(field.kind, field.default.the)
        ? [
            fault(
              'default',
              SAY.default(name, owner, field.kind, field.default.the),
              name,
              'Begin with another value.',
            ),
          ]
        : []),
      ...(kind?.needs ?? [])
        .filter((option) => !field[option])
        .map((option) =>
          fault(
            'missing-option',
            SAY.option(name, owner, field.kind, option),
            name,
            `Add "${option}: '…'" to it.`,
          ),
        ),
    ]
  })
}

/** Names that are used and not defined, and such as are used twice in one place. */
function used(known: readonly string[], names: readonly string[], as: Text): DefinitionFault[] {
  return names.flatMap((name, at) => [
    ...(known.includes(name)
      ? []
      : [
          fault('unknown-field', SAY.noField(name, as), name, 'Correct the name or define the field.', known),
        ]),
    ...(names.indexOf(name) === at ? [] : [fault('twice', SAY.twice(name, as), name, 'Name it once.')]),
  ])
}

function stateFaults(entity: EntityDefinition): DefinitionFault[] {
  return workflowsOf(entity).flatMap(({ field, states, initial, allow = {} }) => {
    const known = Object.keys(states)
    const state = Object.hasOwn(entity.fields, field) ? entity.fields[field] : undefined
    const isState = state && Object.hasOwn(KINDS, state.kind) && KINDS[state.kind].choices === 'states'
    return [
      ...(isState
        ? []
        : [fault('workflow-field', SAY.workflowField(field), field, 'Name a field whose kind is "status".')]),
      ...[initial, ...Object.values(allow).flat()]
        .filter((each) => !known.includes(each))
        .map((each) =>
          fault('no-state', DEFINITION_TEXTS.noState(each), each, `States: ${known.join(', ')}.`, known),
        ),
    ]
  })
}

function rightFaults(entity: EntityDefinition): DefinitionFault[] {
  const { actions } = entity.permissions
  return permittedActions(entity)
    .filter(({ name }) => !actions.includes(name))
    .map(({ name }) =>
      fault('no-permission', ACTION_TEXTS.noPermission(name), name, 'Add it to permissions.actions.'),
    )
}

/**
 * What a definition says of its own names that cannot be: fields that lists and forms show and nobody defines, names that
 * are no names, columns that two share or the server keeps, options that a kind needs, states of nothing, actions without
 * a right. What actions, conditions and formulas say is asked of `definitionFaults`.
 */
export function shapeFaults(entity: EntityDefinition): DefinitionFault[] {
  const { fields, key, lines = {} } = entity
  const known = Object.keys(fields)
  const query = entity.query.flatMap((item) => (typeof item === 'string' ? item : Object.keys(item)))
  const shown = entity.form.flatMap(({ rows }) => rows.flat())
  return [
    ...fieldFaults(fields, key),
    ...used(known, [entity.title], SAY.title),
    ...used(known, entity.list, SAY.listed),
    ...used(known, query, SAY.query),
    ...used(known, shown, SAY.form),
    ...used(known, Object.keys(entity.derive ?? {}), SAY.computed),
    ...Object.entries(lines).flatMap(([line, { fields: own, columns, footer = {}, derive = {} }]) => {
      const ownKnown = Object.keys(own)
      return [
        ...(isName(line) && snakeCase(line) !== entityPaths(entity).table
          ? []
          : [fault('line-name', SAY.lineName(line), line, 'Use a name of its own in camelCase.')]),
        ...fieldFaults(own, line),
        ...used(ownKnown, columns, SAY.column(line)),
        ...used(ownKnown, Object.keys(footer), SAY.footer(line)),
        ...used(ownKnown, Object.keys(derive), SAY.computedOf(line)),
      ]
    }),
    ...stateFaults(entity),
    ...rightFaults(entity),
  ]
}
