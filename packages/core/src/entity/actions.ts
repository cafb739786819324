import { textIn } from '../text/text'
import type { Locale } from '../text/text'
import type { Action, ActionMove, AskedInput, EntityDefinition, Field, LineInput } from './types'
import { workflowsOf } from './workflows'

/** An action with everything that it says by default. */
export interface EntityAction extends Action {
  name: string
  on: 'record' | 'selection' | 'lines'
  /** What it tests and moves, by the state field. */
  moves: Record<string, ActionMove>
  /** A step of a workflow: its permission may be older than this definition, and its version need not be sent. */
  step: boolean
}

type HasActions = Pick<EntityDefinition, 'workflow' | 'workflows' | 'actions' | 'lines'>

const made = new WeakMap<HasActions, ReadonlyMap<string, EntityAction>>()

const given = (cases: ActionMove['cases']) => (cases ? { cases } : {})

function make(entity: HasActions): ReadonlyMap<string, EntityAction> {
  const out = new Map<string, EntityAction>()
  for (const { field, actions } of workflowsOf(entity)) {
    for (const [name, { from, to, cases, ...rest }] of Object.entries(actions))
      out.set(name, {
        ...rest,
        name,
        on: 'record',
        moves: { [field]: { from, to, ...given(cases) } },
        step: true,
      })
  }
  for (const [name, { from, to, cases, moves = {}, ...rest }] of Object.entries(entity.actions ?? {})) {
    const main =
      entity.workflow && (from !== undefined || to !== undefined) ? entity.workflow.field : undefined
    const [onlyLines] = Object.keys(entity.lines ?? {})
    out.set(name, {
      ...rest,
      ...(rest.on === 'lines' && rest.lines === undefined && onlyLines !== undefined
        ? { lines: onlyLines }
        : {}),
      name,
      on: rest.on ?? 'record',
      moves: { ...(main === undefined ? {} : { [main]: { from, to, ...given(cases) } }), ...moves },
      step: false,
    })
  }
  return out
}

/** All actions of an entity by their names: the steps of its workflows, then its own, in the order of the definition. */
export function actionsOf(entity: HasActions): ReadonlyMap<string, EntityAction> {
  const known = made.get(entity) ?? make(entity)
  made.set(entity, known)
  return known
}

/** One field that a dialog asks for. */
export interface AskedField {
  name: string
  field: Field
  /** Of the record or its lines; otherwise it is the action's own and goes to the effect only. */
  stored: boolean
  /** The record needs it and the action does not ask for it: left empty, each record keeps its own. @default false */
  keeps?: boolean
}

/** The fields that an action's values stand in: the chosen lines' or the header's. */
export function actionFields(
  entity: EntityDefinition,
  action: EntityAction,
): Readonly<Record<string, Field>> {
  if (action.on !== 'lines') return entity.fields
  return (action.lines !== undefined && entity.lines?.[action.lines]?.fields) || {}
}

function asked(fields: Readonly<Record<string, Field>>, item: AskedInput): AskedField[] {
  if (typeof item !== 'string' && 'kind' in item) {
    const { name, ...field } = item
    return [{ name, field, stored: false }]
  }
  const name = typeof item === 'string' ? item : item.field
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return []
  const required = typeof item === 'string' ? field.required : item.required
  // Whether it may be written is said by the action: conditions of the form do not hold in its dialog.
  const {
    readonly: _no,
    requiredWhen: _when,
    visibleWhen: _shown,
    disabledWhen: _closed,
    editableIn: _in,
    ...open
  } = field
  const keeps = field.required === true && required !== true
  return [
    { name, field: { ...open, required: required === true }, stored: true, ...(keeps ? { keeps } : {}) },
  ]
}

/** The fields that an action asks for, with the rules that hold in its dialog. */
export function inputFields(entity: EntityDefinition, action: EntityAction): AskedField[] {
  const fields = actionFields(entity, action)
  return (action.input ?? []).flatMap((item) => (isLineInput(item) ? [] : asked(fields, item)))
}

const isLineInput = (item: AskedInput | LineInput): item is LineInput =>
  typeof item !== 'string' && 'lines' in item

/** What an action asks for of one kind of lines. */
export interface AskedLines extends LineInput {
  /** The fields that are asked for, with the rules that hold in the dialog. */
  fields: AskedField[]
}

/** What an action on a record asks for line by line. */
export function lineInputs(
  { lines = {} }: Pick<EntityDefinition, 'lines'>,
  action: EntityAction,
): AskedLines[] {
  return (action.input ?? []).filter(isLineInput).map((item) => {
    const fields = Object.hasOwn(lines, item.lines) ? lines[item.lines]!.fields : {}
    return { ...item, fields: item.ask.flatMap((each) => asked(fields, each)) }
  })
}

/** The header fields that an action asks for, as the definition writes them. */
export const headerInputs = ({ input = [] }: Pick<Action, 'input'>): AskedInput[] =>
  input.filter((item): item is AskedInput => !isLineInput(item))

/**
 * The text of a state in a language.
 *
 * @param field the state field, as one of the workflows names it
 * @returns the state itself when no workflow of that field knows it
 */
export function stateText(entity: HasActions, field: string, state: string, locale: Locale): string {
  const states = workflowsOf(entity).find((each) => each.field === field)?.states
  const known = states && Object.hasOwn(states, state) ? states[state] : undefined
  return known ? textIn(known, locale) : state
}

/** Whether an action destroys: it says so, or the state it leads to is red. */
export function isDangerous(entity: HasActions, action: EntityAction): boolean {
  if (action.danger !== undefined) return action.danger
  return workflowsOf(entity).some(({ field, states }) => {
    const to = action.moves[field]?.to
    return to !== undefined && Object.hasOwn(states, to) && states[to]!.color === 'red'
  })
}
