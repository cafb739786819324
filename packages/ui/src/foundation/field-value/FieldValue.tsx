import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { KINDS, statesOf } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { hasRemoteText } from '../../kinds/sources'
import { VIEWS } from '../../kinds/views'
import { useDict } from '../dict/useDict'
import { useNamesTurn } from '../dict/useNamesTurn'
import { isBlank } from '../format/fieldFormat'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'
import { useText } from '../locale/useText'

/** One value of a record, shown. */
export interface FieldValueProps {
  entity: Pick<EntityDefinition, 'fields' | 'workflow' | 'workflows'>
  /** Name of the field in `entity.fields`. */
  name: string
  /** The record; `<name>_dictText` is preferred to asking for the dictionary. */
  row: Readonly<Record<string, unknown>>
  /** Long texts are cut as tables cut them. @default false */
  inTable?: boolean
}

/**
 * A value as people read it: dictionary texts, names of users, departments, records and areas, tags for states,
 * thousands, yes and no. Nothing is shown as `-`.
 */
export function FieldValue({ entity, name, row, inTable = false }: FieldValueProps): ReactNode {
  const field = entity.fields[name]
  const value = row[name]
  const named = namedBy(entity, name, row)
  const texts = useMessages(foundationMessages)
  const turn = useNamesTurn()
  if (named) return <FieldValue entity={entity} name={named} row={row} inTable={inTable} />
  if (!field || isBlank(value)) return <span className="lading-blank">{texts.empty}</span>
  const text = row[`${name}_dictText`]
  const given = typeof text === 'string' && text !== '' ? text : undefined
  const { choices, names, number } = KINDS[field.kind]
  // What came with the record holds until names change; from then on they are asked for.
  const stale = turn > 0 && (choices === 'dict' || (names !== undefined && names !== 'record'))
  if (choices === 'states')
    return <StatusTag entity={entity} name={name} value={String(value)} given={given} />
  // The texts of yes and no are the library's, in the language of the page.
  // A record is more than its title: who may see it, opens it.
  if (given !== undefined && !stale && names !== 'record' && choices !== 'yesNo' && !number) return given
  const View = VIEWS[field.kind]
  return View === 'text' ? (
    String(value)
  ) : (
    <View field={field} value={String(value)} text={given} inTable={inTable} />
  )
}

/**
 * The field whose name a `display` field shows, as long as nothing is stored for it: of a person, a department and the
 * like the key alone tells the name. What shows the name of a record is filled when the record is picked.
 */
function namedBy(
  { fields }: Pick<EntityDefinition, 'fields'>,
  name: string,
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  const field = fields[name]
  if (!field?.of || !isBlank(row[name]) || isBlank(row[field.of])) return undefined
  const source = fields[field.of]
  return source && KINDS[source.kind].names !== 'record' && hasRemoteText(source) ? field.of : undefined
}

/** The state of a workflow, or a value of a status dictionary, as a tag. */
export function StatusTag(props: {
  entity: Pick<EntityDefinition, 'fields' | 'workflow' | 'workflows'>
  /** The field: a record may have several states. @default that of the main workflow */
  name?: string
  value: string
  /** Text that came with the record, for a value that is no state of the workflow. @default that of the dictionary */
  given?: string | undefined
}): ReactNode {
  const { entity, name = entity.workflow?.field } = props
  const text = useText()
  const states = name === undefined ? undefined : statesOf(entity, name)
  const state = states && Object.hasOwn(states, props.value) ? states[props.value] : undefined
  const own = name === undefined ? undefined : entity.fields[name]
  const field = own ?? Object.values(entity.fields).find(({ kind }) => KINDS[kind].choices === 'states')
  const dict = useDict(state ? undefined : field?.dict)
  const option = dict.optionOf(props.value)
  const given = useNamesTurn() > 0 && option ? undefined : props.given
  const color = state?.color ?? option?.color ?? 'default'
  return (
    <Tag color={color} style={{ marginInlineEnd: 0 }}>
      {state ? text(state) : (given ?? dict.textOf(props.value))}
    </Tag>
  )
}
