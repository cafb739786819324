import { Tag } from 'antd'
import type { ReactNode } from 'react'
import type { EntityDefinition, Field } from '@lading/core/entity'
import { useDict } from '../dict/useDict'
import { Ellipsis, TABLE_ELLIPSIS_LENGTH } from '../ellipsis/Ellipsis'
import { isBlank, isNumeric, numberText } from '../format/fieldFormat'
import { textOfHtml } from '../format/richText'
import { lazyPart } from '../lazy/lazyPart'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'
import { useText } from '../locale/useText'
import { hasRemoteText } from '../remote-select/remoteSource'
import { FileLink } from './FileLink'
import { RemoteText } from './RemoteText'

// With the areas themselves, which few pages show.
const AreaText = lazyPart(
  async () => (await import('../../area-select/AreaText')).AreaText,
  ({ value, error }) => error && value,
)
// Neither are formatted texts on many pages; what makes them safe comes along.
const RichTextView = lazyPart(
  async () => (await import('../../editors/rich/RichTextView')).RichTextView,
  ({ html, error }) => error && textOfHtml(html ?? ''),
)

/** One value of a record, shown. */
export interface FieldValueProps {
  entity: Pick<EntityDefinition, 'fields' | 'workflow'>
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
  if (named) return <FieldValue entity={entity} name={named} row={row} inTable={inTable} />
  if (!field || isBlank(value)) return <span className="lading-blank">{texts.empty}</span>
  const given = row[`${name}_dictText`]
  if (field.kind === 'status') {
    const known = typeof given === 'string' && given !== '' ? given : undefined
    return <StatusTag entity={entity} value={String(value)} given={known} />
  }
  if (field.kind === 'boolean') return value === 'Y' || value === true ? texts.yes : texts.no
  if (isNumeric(field)) return numberText(field, value)
  if (typeof given === 'string' && given !== '') return given
  return <TextValue field={field} value={String(value)} inTable={inTable} />
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
  if (field?.kind !== 'display' || !field.of || !isBlank(row[name]) || isBlank(row[field.of]))
    return undefined
  const source = fields[field.of]
  return source && source.kind !== 'record' && hasRemoteText(source) ? field.of : undefined
}

function TextValue({ field, value, inTable }: { field: Field; value: string; inTable: boolean }): ReactNode {
  const plain = field.kind === 'dict' || field.kind === 'dictMulti'
  const dict = useDict(plain ? field.dict : undefined)
  if (plain) return dict.textOf(value)
  if (field.kind === 'email') return <a href={`mailto:${value}`}>{value}</a>
  if (field.kind === 'url' && /^https?:\/\//i.test(value)) {
    return (
      <a href={value} target="_blank" rel="noreferrer noopener">
        {value}
      </a>
    )
  }
  if (field.kind === 'file' || field.kind === 'image') return <FileLinks paths={value.split(',')} />
  if (field.kind === 'area') {
    return <AreaText value={value} />
  }
  if (hasRemoteText(field)) return <RemoteText field={field} value={value} />
  const formatted = field.kind === 'richtext'
  if (inTable && (formatted || field.kind === 'textarea'))
    return <Ellipsis length={TABLE_ELLIPSIS_LENGTH}>{formatted ? textOfHtml(value) : value}</Ellipsis>
  if (formatted) {
    return <RichTextView html={value} />
  }
  return value
}

function FileLinks({ paths }: { paths: string[] }): ReactNode {
  return paths.filter(Boolean).map((path) => <FileLink key={path} path={path} style={{ marginRight: 8 }} />)
}

/** The state of a workflow, or a value of a status dictionary, as a tag. */
export function StatusTag(props: {
  entity: Pick<EntityDefinition, 'fields' | 'workflow'>
  value: string
  /** Text that came with the record, for a value that is no state of the workflow. @default that of the dictionary */
  given?: string | undefined
}): ReactNode {
  const { workflow } = props.entity
  const text = useText()
  const state = workflow?.states[props.value]
  const field = Object.values(props.entity.fields).find((each) => each.kind === 'status')
  const dict = useDict(state ? undefined : field?.dict)
  const option = dict.optionOf(props.value)
  const color = state?.color ?? option?.color ?? 'default'
  // antd's own text colour of tags misses AA on their tint; the ninth shade of the same preset does not.
  return (
    <Tag color={color} style={{ marginInlineEnd: 0, color: `var(--ant-${color}-9)` }}>
      {state ? text(state) : (props.given ?? dict.textOf(props.value))}
    </Tag>
  )
}
