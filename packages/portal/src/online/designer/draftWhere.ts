import { KINDS, workflowsOf } from '@lading/core/entity'
import type { EntityDefinition, Field } from '@lading/core/entity'
import type { Text } from '@lading/core/text'
import { without } from './draftTools'

type Where = NonNullable<Field['where']>
type Condition = Where[string]

/** What a field of the named record is compared with: values, a field beside this one, a field of the header. */
export type WhereWay = 'values' | 'field' | 'header'

const kept = (where: Where): Partial<Field> =>
  ({ where: Object.keys(where).length > 0 ? where : undefined }) as Partial<Field>

const named = (condition: Condition): { field?: string; header?: string } | undefined =>
  typeof condition === 'object' && !Array.isArray(condition) ? (condition as { field: string }) : undefined

/** How a condition says which records may be picked. */
export function wayOf(condition: Condition): WhereWay {
  const other = named(condition)
  if (!other) return 'values'
  return other.field === undefined ? 'header' : 'field'
}

/** The field that a condition compares with; nothing where it names values. */
export const otherOf = (condition: Condition): string | undefined => {
  const other = named(condition)
  return other?.field ?? other?.header
}

/** The values of a condition as texts. */
export const valuesOf = (condition: Condition): string[] =>
  named(condition)
    ? []
    : (Array.isArray(condition) ? (condition as (string | number)[]) : [condition as string | number])
        .map(String)
        .filter((text) => text !== '')

/** A condition of values: one as itself, several as a list; numbers that stood there stay numbers. */
export function conditionOfValues(former: Condition, texts: readonly string[]): Condition {
  const before = named(former) ? [] : [former].flat()
  const values = texts.map(
    (text) => (before as (string | number)[]).find((each) => String(each) === text) ?? text,
  )
  return values.length > 1 ? values : (values[0] ?? '')
}

/** A condition of another way, naming what is first there. */
export const conditionOfWay = (way: WhereWay, first: string): Condition =>
  way === 'values' ? '' : way === 'field' ? { field: first } : { header: first }

/** Asks one thing more of the records that may be picked. @returns what changes of the field that names them */
export const addWhere = ({ where = {} }: Field, name: string, condition: Condition): Partial<Field> =>
  kept({ ...where, [name]: condition })

/** Changes what is asked, or of which field; nothing in its place takes it away. */
export function setWhere(
  { where = {} }: Field,
  name: string,
  change: { name?: string; condition?: Condition } | undefined,
): Partial<Field> {
  if (!change) return kept(without(where, name))
  return kept(
    Object.fromEntries(
      Object.entries(where).map(([each, condition]) =>
        each === name ? [change.name ?? each, change.condition ?? condition] : [each, condition],
      ),
    ),
  )
}

/** Whether records can be picked by a field: by one value that is compared as it is. */
export const isAsked = ({ kind }: Field): boolean => !KINDS[kind].files && !KINDS[kind].wide

/** The values that a field of an entity may have, where its own definition lists them: states, a dictionary of its own. */
export function choicesOf(entity: EntityDefinition, name: string): [string, Text][] {
  const flow = workflowsOf(entity).find(({ field }) => field === name)
  if (flow) return Object.entries(flow.states)
  const { dict } = entity.fields[name] ?? {}
  const own = dict === undefined ? undefined : entity.dictionaries?.[dict]
  return (own?.items ?? []).map((item) => [item.value, item])
}
