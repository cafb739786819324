import { KINDS } from '../kinds'
import { actionFields, actionsOf, headerInputs, lineInputs } from './actions'
import { approvalFaults } from './approvalFaults'
import type { EntityAction } from './actions'
import { conditionFaults, formulaFaults } from './condition/faults'
import type { DefinitionFault, Place } from './condition/faults'
import { figureFields } from './figures'
import type { EntityDefinition, Field, LineDefinition } from './types'
import { workflowsOf } from './workflows'

/** Columns that are asked for as fields are. */
const WRITTEN = ['createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode']
const WORDS = ['now', 'today', 'me', 'department', 'nothing']

function unknown(
  code: DefinitionFault['code'],
  names: readonly string[],
  known: readonly string[],
  say: (name: string) => string,
): DefinitionFault[] {
  return names
    .filter((name) => !known.includes(name))
    .map((word) => ({ code, message: say(word), word, known }))
}

function fieldFaults(fields: Readonly<Record<string, Field>>, place: Place): DefinitionFault[] {
  const { entity, line } = place as Place & { entity: EntityDefinition }
  return Object.entries(fields).flatMap(([name, field]) => [
    ...unknown('no-state', field.editableIn ?? [], Object.keys(entity.workflow?.states ?? {}), (state) =>
      entity.workflow
        ? `"${name}" is editable in "${state}", which is no state.`
        : `"${name}" is editable in "${state}", but there is no workflow.`,
    ),
    ...conditionFaults(field.requiredWhen, place, `requiredWhen of ${name}`),
    ...conditionFaults(field.disabledWhen, place, `disabledWhen of ${name}`),
    ...conditionFaults(
      field.visibleWhen,
      { ...place, headerOnly: line !== undefined },
      `visibleWhen of ${name}`,
    ),
  ])
}

/** What an action asks for line by line. */
function lineInputFaults(entity: EntityDefinition, action: EntityAction): DefinitionFault[] {
  const { name } = action
  const no = (message: string, word: string): DefinitionFault => ({ code: 'action', message, word })
  return lineInputs(entity, action).flatMap((asked): DefinitionFault[] => {
    const { lines: line, ask, where, show = [], propose = {}, set = {} } = asked
    const lines = entity.lines?.[line]
    if (!lines || action.on !== 'record')
      return [no(`The action "${name}" asks for lines that are not there, or is not about one record.`, line)]
    // Formulas also know what is entered.
    const own = Object.fromEntries(
      ask.flatMap((item) => (typeof item !== 'string' && 'kind' in item ? [[item.name, item]] : [])),
    )
    const place: Place = {
      entity: {
        ...entity,
        lines: { ...entity.lines, [line]: { ...lines, fields: { ...lines.fields, ...own } } },
      },
      line,
    }
    const named = ask.flatMap((item) => (typeof item === 'string' ? item : 'kind' in item ? [] : item.field))
    return [
      ...unknown(
        'unknown-field',
        [...named, ...show, ...Object.keys(set)],
        Object.keys(lines.fields),
        (field) => `The action "${name}" names "${field}", which is not a field of ${line}.`,
      ),
      ...Object.keys(own)
        .filter((each) => Object.hasOwn(lines.fields, each))
        .map((each) =>
          no(`The action "${name}" asks for "${each}" as its own, which is a field: name it alone.`, each),
        ),
      ...conditionFaults(where, { entity, line }, `the lines that ${name} asks about`),
      ...Object.entries(propose).flatMap(([field, formula]) =>
        formulaFaults(formula, place, `${field} proposed by ${name}`),
      ),
      ...Object.entries(set).flatMap(([field, value]) =>
        typeof value === 'object' && 'formula' in value
          ? formulaFaults(value.formula, place, `${field} set by ${name}`)
          : [],
      ),
    ]
  })
}

function actionFaults(entity: EntityDefinition, action: EntityAction): DefinitionFault[] {
  const { name } = action
  const fields = actionFields(entity, action)
  const place: Place = { entity, ...(action.on === 'lines' ? { line: action.lines ?? '' } : {}) }
  const no = (message: string, word: string): DefinitionFault => ({ code: 'action', message, word })
  const inputs = headerInputs(action)
  const names = inputs.map((item) =>
    typeof item === 'string' ? item : 'kind' in item ? undefined : item.field,
  )
  const uses = [
    ...names.filter((each) => each !== undefined),
    ...Object.keys(action.set ?? {}),
    ...(action.same ?? []),
  ]
  const own = inputs.flatMap((item) => (typeof item !== 'string' && 'kind' in item ? item.name : []))
  const states = new Map(workflowsOf(entity).map((each) => [each.field, Object.keys(each.states)]))
  const moves = Object.entries(action.moves).flatMap(([field, { from = [], to, cases = [] }]) => {
    const known = states.get(field)
    if (!known) return [no(`The action "${name}" moves "${field}", which has no workflow.`, field)]
    return [
      ...unknown(
        'no-state',
        [...from, ...(to === undefined ? [] : [to]), ...cases.map((each) => each.to)],
        known,
        (state) => `"${state}" is no state.`,
      ),
      ...cases.flatMap(({ when }) => conditionFaults(when, { entity }, `a case of ${name}`)),
    ]
  })
  return [
    ...moves,
    ...lineInputFaults(entity, action),
    ...(action.on === 'lines' && (action.lines === undefined || !entity.lines?.[action.lines])
      ? [no(`The action "${name}" is about lines that are not there.`, name)]
      : unknown(
          'unknown-field',
          uses,
          Object.keys(fields),
          (field) => `The action "${name}" names "${field}", which is not a field.`,
        )),
    ...own
      .filter((each) => Object.hasOwn(fields, each))
      .map((each) =>
        no(`The action "${name}" asks for "${each}" as its own, which is a field: name it alone.`, each),
      ),
    ...unknown(
      'no-check',
      action.checks ?? [],
      Object.keys(entity.checks ?? {}),
      (check) => `The check "${check}" of ${name} is not defined.`,
    ),
    ...conditionFaults(action.when, place, `when of ${name}`),
    ...Object.entries(action.set ?? {}).flatMap(([field, value]): DefinitionFault[] => {
      if (states.has(field) && action.on !== 'lines')
        return [no(`The action "${name}" sets the state field "${field}": say "to" or "moves".`, field)]
      if (typeof value === 'string')
        return WORDS.includes(value)
          ? []
          : [
              {
                ...no(
                  `The action "${name}" sets "${field}" to "${value}": write { value: '${value}' }.`,
                  value,
                ),
                known: WORDS,
              },
            ]
      return 'formula' in value ? formulaFaults(value.formula, place, `${field} set by ${name}`) : []
    }),
    ...(typeof action.when === 'function' && !action.refusal
      ? [no(`"when" of the action "${name}" is a function: say its "refusal".`, name)]
      : []),
  ]
}

/** Names of actions that every entity has, of its lists and forms. */
const USUAL = ['list', 'add', 'edit', 'delete', 'batch_delete', 'export', 'import']

function nameFaults(entity: EntityDefinition): DefinitionFault[] {
  const names = [
    ...workflowsOf(entity).flatMap(({ actions }) => Object.keys(actions)),
    ...Object.keys(entity.actions ?? {}),
  ]
  return names.flatMap((word, at): DefinitionFault[] => {
    if (names.indexOf(word) !== at)
      return [{ code: 'action', message: `There are two actions called "${word}".`, word }]
    if (USUAL.includes(word) || !/^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(word) || word in {})
      return [{ code: 'action', message: `An action cannot be called "${word}".`, word }]
    return []
  })
}

/** What pages and grids are told of fields that are not there. */
function placementFaults({ key, style, fields, lines = {} }: EntityDefinition): DefinitionFault[] {
  const above = Object.values(fields).some(({ kind, ref }) => KINDS[kind]?.names === 'record' && ref === key)
  const message = `A tree needs a field of kind "record" with ref: '${key}', which names the record above.`
  return [
    ...(style === 'tree' && !above ? [{ code: 'unknown-field' as const, message, word: key }] : []),
    ...Object.entries(lines).flatMap(([line, { fields: own, linkage = {}, tags = [], details = [] }]) =>
      unknown(
        'unknown-field',
        [...Object.entries(linkage).flat(), ...tags, ...details],
        Object.keys(own),
        (name) => `The lines ${line} have no field "${name}".`,
      ),
    ),
  ]
}

/** Colours by conditions on what is not there, and of columns that are not. */
function colourFaults({ colours = [] }: Pick<LineDefinition, 'colours'>, place: Place): DefinitionFault[] {
  const own =
    place.line === undefined ? place.entity.fields : (place.entity.lines?.[place.line]?.fields ?? {})
  const columns = [...Object.keys(own), ...(place.line === undefined ? WRITTEN : [])]
  return colours.flatMap(({ when, fields = [] }) => [
    ...conditionFaults(when, place, 'a colour'),
    ...unknown('unknown-field', fields, columns, (name) => `A colour is of "${name}", which is no field.`),
  ])
}

/** What figures count by that is not there; every record also has the columns that the server writes. */
function figureFaults({ figures = {}, fields }: EntityDefinition): DefinitionFault[] {
  const known = [...Object.keys(fields), ...WRITTEN]
  return Object.entries(figures).flatMap(([name, { where, of }]) => [
    ...unknown(
      'unknown-field',
      figureFields(where),
      known,
      (field) => `The figure "${name}" counts by "${field}", which is no field.`,
    ),
    ...unknown(
      'unknown-field',
      of === undefined ? [] : [of],
      Object.keys(figures),
      (other) => `The figure "${name}" is a share of "${other}", which is no figure.`,
    ),
  ])
}

/** What is printed of fields that are not there. */
function printFaults({ print = {}, fields, lines = {} }: EntityDefinition): DefinitionFault[] {
  const header = [...(print.fields ?? []), ...(print.totals ?? []), ...(print.from ? [print.from] : [])]
  return [
    ...unknown(
      'unknown-field',
      header,
      Object.keys(fields),
      (name) => `"${name}" is printed and is not a field.`,
    ),
    ...Object.entries(print.lines ?? {}).flatMap(([key, columns]) =>
      unknown(
        'unknown-field',
        columns,
        Object.keys(lines[key]?.fields ?? {}),
        (name) => `"${name}" is printed and is not a field of the lines ${key}.`,
      ),
    ),
  ]
}

function openQuantityFaults({
  openQuantity,
  fields,
  lines = {},
  workflow,
}: EntityDefinition): DefinitionFault[] {
  if (openQuantity === undefined) return []
  const notThere = (name: string) => `The open quantity "${name}" is not a field.`
  if (typeof openQuantity === 'string')
    return unknown('unknown-field', [openQuantity], Object.keys(fields), notThere)
  const { lines: key, quantity, states } = openQuantity
  const own = Object.hasOwn(lines, key) ? lines[key]!.fields : {}
  return [
    ...unknown('unknown-field', [quantity], Object.keys(own), (name) => notThere(`${key}.${name}`)),
    ...unknown(
      'no-state',
      states,
      Object.keys(workflow?.states ?? {}),
      (name) => `The open quantity names the state "${name}", which is not there.`,
    ),
  ]
}

/**
 * What an entity says of states, actions, conditions and formulas that is not there, all of it. Asked by `lading check`,
 * by the server at its start, and before a stored definition is used.
 */
export function definitionFaults(entity: EntityDefinition): DefinitionFault[] {
  const { fields, lines = {} } = entity
  const header: Place = { entity }
  const derived = (names: EntityDefinition['derive'], place: Place) =>
    Object.entries(names ?? {}).flatMap(([name, compute]) =>
      formulaFaults(compute, place, `the formula of ${name}`),
    )
  return [
    ...fieldFaults(fields, header),
    ...derived(entity.derive, header),
    ...colourFaults(entity, header),
    ...Object.entries(lines).flatMap(([line, definition]) => [
      ...fieldFaults(definition.fields, { entity, line }),
      ...derived(definition.derive as EntityDefinition['derive'], { entity, line }),
      ...colourFaults(definition, { entity, line }),
    ]),
    ...Object.entries(entity.checks ?? {}).flatMap(([name, { when, assert }]) => [
      ...conditionFaults(when, header, `when of the check ${name}`),
      ...conditionFaults(assert, header, `the check ${name}`),
    ]),
    ...nameFaults(entity),
    ...approvalFaults(entity),
    ...placementFaults(entity),
    ...openQuantityFaults(entity),
    ...printFaults(entity),
    ...figureFaults(entity),
    ...[...actionsOf(entity).values()].flatMap((action) => actionFaults(entity, action)),
  ]
}
