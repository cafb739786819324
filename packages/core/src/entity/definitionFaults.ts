import { KINDS } from '../kinds'
import type { Text } from '../text/text'
import { actionFields, actionsOf, headerInputs, lineInputs } from './actions'
import { approvalFaults } from './approvalFaults'
import type { EntityAction } from './actions'
import { conditionFaults, formulaFaults } from './condition/faults'
import type { DefinitionFault, Place } from './condition/faults'
import { circular } from './derivation'
import { ACTION_TEXTS, DEFINITION_TEXTS as SAY, EXPRESSION_TEXTS, PLACE_TEXTS as AT } from './faultTexts'
import { figureFields } from './figures'
import { decidedBy } from './references'
import type { EntityDefinition, Field, LineDefinition } from './types'
import { workflowsOf } from './workflows'

/** Columns that are asked for as fields are. */
const WRITTEN = ['createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode']
const WORDS = ['now', 'today', 'me', 'department', 'nothing']

const fault = (code: DefinitionFault['code'], { zh, en }: Text, word: string): DefinitionFault => ({
  code,
  message: en,
  zh,
  word,
})
const no = (text: Text, word: string) => fault('action', text, word)

function unknown(
  code: DefinitionFault['code'],
  names: readonly string[],
  known: readonly string[],
  say: (name: string) => Text,
): DefinitionFault[] {
  return names
    .filter((name) => !known.includes(name))
    .map((word) => ({ ...fault(code, say(word), word), known }))
}

function fieldFaults(fields: Readonly<Record<string, Field>>, place: Place): DefinitionFault[] {
  const { entity, line } = place as Place & { entity: EntityDefinition }
  return Object.entries(fields).flatMap(([name, field]) => [
    ...unknown('no-state', field.editableIn ?? [], Object.keys(entity.workflow?.states ?? {}), (state) =>
      entity.workflow ? SAY.editableIn(name, state) : SAY.editableWithoutWorkflow(name, state),
    ),
    ...unknown('unknown-field', decidedBy(field).own, Object.keys(fields), (other) =>
      SAY.pickedBy(name, other),
    ),
    ...unknown('unknown-field', decidedBy(field).header, Object.keys(entity.fields), (other) =>
      SAY.pickedBy(name, other),
    ),
    ...conditionFaults(field.requiredWhen, place, AT.requiredWhen(name)),
    ...conditionFaults(field.disabledWhen, place, AT.disabledWhen(name)),
    ...conditionFaults(field.visibleWhen, { ...place, headerOnly: line !== undefined }, AT.visibleWhen(name)),
  ])
}

/** What an action asks for line by line. */
function lineInputFaults(entity: EntityDefinition, action: EntityAction): DefinitionFault[] {
  const { name } = action
  return lineInputs(entity, action).flatMap((asked): DefinitionFault[] => {
    const { lines: line, ask, where, show = [], propose = {}, set = {} } = asked
    const lines = entity.lines?.[line]
    if (!lines || action.on !== 'record') return [no(ACTION_TEXTS.noLinesAsked(name), line)]
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
        (field) => ACTION_TEXTS.noLineField(name, field, line),
      ),
      ...Object.keys(own)
        .filter((each) => Object.hasOwn(lines.fields, each))
        .map((each) => no(ACTION_TEXTS.ownIsField(name, each), each)),
      ...conditionFaults(where, { entity, line }, AT.linesOf(name)),
      ...Object.entries(propose).flatMap(([field, formula]) =>
        formulaFaults(formula, place, AT.proposed(field, name)),
      ),
      ...Object.entries(set).flatMap(([field, value]) =>
        typeof value === 'object' && 'formula' in value
          ? formulaFaults(value.formula, place, AT.set(field, name))
          : [],
      ),
    ]
  })
}

function actionFaults(entity: EntityDefinition, action: EntityAction): DefinitionFault[] {
  const { name } = action
  const fields = actionFields(entity, action)
  const place: Place = { entity, ...(action.on === 'lines' ? { line: action.lines ?? '' } : {}) }
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
    if (!known) return [no(ACTION_TEXTS.noWorkflow(name, field), field)]
    return [
      ...unknown(
        'no-state',
        [...from, ...(to === undefined ? [] : [to]), ...cases.map((each) => each.to)],
        known,
        SAY.noState,
      ),
      ...cases.flatMap(({ when }) => conditionFaults(when, { entity }, AT.moves(name))),
    ]
  })
  return [
    ...moves,
    ...lineInputFaults(entity, action),
    ...(action.on === 'lines' && (action.lines === undefined || !entity.lines?.[action.lines])
      ? [no(ACTION_TEXTS.noLines(name), name)]
      : unknown('unknown-field', uses, Object.keys(fields), (field) => ACTION_TEXTS.noField(name, field))),
    ...own
      .filter((each) => Object.hasOwn(fields, each))
      .map((each) => no(ACTION_TEXTS.ownIsField(name, each), each)),
    ...unknown('no-check', action.checks ?? [], Object.keys(entity.checks ?? {}), (check) =>
      ACTION_TEXTS.noCheck(name, check),
    ),
    ...conditionFaults(action.when, place, AT.when(name)),
    ...Object.entries(action.set ?? {}).flatMap(([field, value]): DefinitionFault[] => {
      if (states.has(field) && action.on !== 'lines') return [no(ACTION_TEXTS.setsState(name, field), field)]
      if (typeof value === 'string')
        return WORDS.includes(value)
          ? []
          : [
              {
                ...no(ACTION_TEXTS.setsWord(name, field, value), value),
                known: WORDS,
              },
            ]
      return 'formula' in value ? formulaFaults(value.formula, place, AT.set(field, name)) : []
    }),
    ...(typeof action.when === 'function' && !action.refusal ? [no(ACTION_TEXTS.noRefusal(name), name)] : []),
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
    if (names.indexOf(word) !== at) return [no(ACTION_TEXTS.twice(word), word)]
    if (USUAL.includes(word) || !/^[A-Za-z][A-Za-z0-9_]{0,63}$/.test(word) || word in {})
      return [no(ACTION_TEXTS.name(word), word)]
    return []
  })
}

/** What pages and grids are told of fields that are not there. */
function placementFaults({ key, style, fields, lines = {} }: EntityDefinition): DefinitionFault[] {
  const above = Object.values(fields).some(({ kind, ref }) => KINDS[kind]?.names === 'record' && ref === key)
  return [
    ...(style === 'tree' && !above ? [fault('unknown-field', SAY.tree(key), key)] : []),
    ...Object.entries(lines).flatMap(([line, { fields: own, linkage = {}, tags = [], details = [] }]) =>
      unknown(
        'unknown-field',
        [...Object.entries(linkage).flat(), ...tags, ...details],
        Object.keys(own),
        (name) => SAY.lineField(line, name),
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
    ...conditionFaults(when, place, AT.colour),
    ...unknown('unknown-field', fields, columns, SAY.colourField),
  ])
}

/** What figures count by that is not there; every record also has the columns that the server writes. */
function figureFaults({ figures = {}, fields }: EntityDefinition): DefinitionFault[] {
  const known = [...Object.keys(fields), ...WRITTEN]
  return Object.entries(figures).flatMap(([name, { where, of }]) => [
    ...unknown('unknown-field', figureFields(where), known, (field) => SAY.figureField(name, field)),
    ...unknown('unknown-field', of === undefined ? [] : [of], Object.keys(figures), (other) =>
      SAY.figureOf(name, other),
    ),
  ])
}

/** What is printed of fields that are not there. */
function printFaults({ print = {}, fields, lines = {} }: EntityDefinition): DefinitionFault[] {
  const header = [...(print.fields ?? []), ...(print.totals ?? []), ...(print.from ? [print.from] : [])]
  return [
    ...unknown('unknown-field', header, Object.keys(fields), SAY.printed),
    ...Object.entries(print.lines ?? {}).flatMap(([key, columns]) =>
      unknown('unknown-field', columns, Object.keys(lines[key]?.fields ?? {}), (name) =>
        SAY.printedOfLines(name, key),
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
  if (typeof openQuantity === 'string')
    return unknown('unknown-field', [openQuantity], Object.keys(fields), SAY.openQuantity)
  const { lines: key, quantity, states } = openQuantity
  const own = Object.hasOwn(lines, key) ? lines[key]!.fields : {}
  return [
    ...unknown('unknown-field', [quantity], Object.keys(own), (name) => SAY.openQuantity(`${key}.${name}`)),
    ...unknown('no-state', states, Object.keys(workflow?.states ?? {}), SAY.openState),
  ]
}

/**
 * What an entity says of states, actions, conditions and formulas that is not there, all of it. Asked by `lading check`,
 * by the server at its start, and before a stored definition is used.
 */
export function definitionFaults(entity: EntityDefinition): DefinitionFault[] {
  const { fields, lines = {} } = entity
  const header: Place = { entity }
  const derived = (names: EntityDefinition['derive'], place: Place) => [
    ...Object.entries(names ?? {}).flatMap(([name, compute]) =>
      formulaFaults(compute, place, AT.formula(name)),
    ),
    ...circular(names ?? {}).map((name) =>
      fault('formula', EXPRESSION_TEXTS.circular(AT.formula(name)), name),
    ),
  ]
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
      ...conditionFaults(when, header, AT.checkWhen(name)),
      ...conditionFaults(assert, header, AT.check(name)),
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
