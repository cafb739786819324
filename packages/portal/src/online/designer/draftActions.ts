import type {
  Action,
  ActionInput,
  ActionOptions,
  ActionValue,
  AskedInput,
  Field,
  LineInput,
} from '@lading/core/entity'
import type { Draft } from './draft'
import { changed, freeName, replaced, without } from './draftTools'

/** A change of what an action says; `undefined` takes a member away. */
export type ActionChange<Of extends ActionOptions = ActionOptions> = {
  [Member in keyof Of]?: Of[Member] | undefined
}

const namesTaken = ({ actions = {}, workflow, workflows = {} }: Draft) => ({
  ...actions,
  ...workflow?.actions,
  ...Object.assign({}, ...Object.values(workflows).map((each) => each.actions)),
})

const withActions = ({ actions: _actions, ...rest }: Draft, actions: Record<string, Action>): Draft =>
  Object.keys(actions).length > 0 ? { ...rest, actions } : rest

/** Adds something that can be done to a record. */
export const addAction = (draft: Draft): Draft =>
  setAction(draft, freeName(namesTaken(draft), 'action'), { zh: '新操作', en: 'New action' })

/** Changes an action; nothing in its place takes it away, with its right. */
export function setAction(draft: Draft, name: string, change: ActionChange<Action> | undefined): Draft {
  const { actions = {}, permissions } = draft
  if (change) {
    const offered = permissions.actions.includes(name)
      ? permissions
      : { ...permissions, actions: [...permissions.actions, name] }
    return {
      ...withActions(draft, { ...actions, [name]: changed(actions[name], change) }),
      permissions: offered,
    }
  }
  const rights = { ...permissions, actions: permissions.actions.filter((each) => each !== name) }
  return { ...withActions(draft, without(actions, name)), permissions: rights }
}

/** Changes what is asked for in a place; nothing in its place asks for it no longer. */
export const setInput = (
  { input = [] }: Pick<ActionOptions, 'input'>,
  at: number,
  item: ActionInput | undefined,
): ActionChange => ({ input: listed(replaced(input, at, item)) })

/** Asks for something more. */
export const addInput = ({ input = [] }: Pick<ActionOptions, 'input'>, item: ActionInput): ActionChange => ({
  input: [...input, item],
})

const listed = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined)

/** Whether something is asked for line by line. */
export const isLineInput = (item: ActionInput): item is LineInput =>
  typeof item !== 'string' && 'lines' in item

/** Whether it is asked for by the action alone, and stored nowhere. */
export const isOwnInput = (item: ActionInput): item is Field & { name: string } =>
  typeof item !== 'string' && 'kind' in item

/** The field of the record that is asked for, where it is one. */
export const inputField = (item: AskedInput): string | undefined =>
  typeof item === 'string' ? item : 'kind' in item ? undefined : item.field

/** Whether a field has to be filled in when it is asked for. */
export function isAskedFor(item: AskedInput, fields: Readonly<Record<string, Field>>): boolean {
  if (typeof item === 'string') return fields[item]?.required === true
  return item.required === true
}

/** A field of the action's own that is asked for. */
export function ownInput(
  item: Pick<ActionOptions, 'input'>,
  fields: Readonly<Record<string, Field>>,
): Field & { name: string } {
  const own = (item.input ?? []).flatMap((each) => (isOwnInput(each) ? [[each.name, each] as const] : []))
  const name = freeName({ ...fields, ...Object.fromEntries(own) }, 'asked')
  return { name, kind: 'text', zh: '说明', en: 'Remark' }
}

/** How a field is written: by a word, by a value that is typed, or by a formula. */
export const writeKind = (value: ActionValue): string =>
  typeof value === 'string' ? value : 'formula' in value ? 'formula' : 'value'

/** What an action writes of a field; nothing in its place writes it no longer. */
export function setWrite(
  set: Readonly<Record<string, ActionValue>> | undefined,
  name: string,
  value: ActionValue | undefined,
  to = name,
): Record<string, ActionValue> | undefined {
  const next = value
    ? Object.fromEntries(
        [
          ...Object.entries(set ?? {}),
          ...(set && Object.hasOwn(set, name) ? [] : [[name, value] as const]),
        ].map(([field, former]) => (field === name ? [to, value] : [field, former])),
      )
    : without(set ?? {}, name)
  return Object.keys(next).length > 0 ? next : undefined
}

/** A typed value as the field keeps it: a number where it holds one. */
export const typedValue = (text: string, number: boolean): ActionValue => ({
  value: number && text.trim() !== '' && !Number.isNaN(Number(text)) ? Number(text) : text,
})
