import { PlusOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { SteadyButton } from '../../foundation/control/SteadyButton'
import { Select } from '../../foundation/overlay/Select'
import { useMessages } from '../../foundation/locale/useMessages'
import { superQueryMessages } from '../locale/messages'
import { isGroup, mayAdd } from '../logic/query'
import type { SuperQueryGroup } from '../logic/query'
import { fits } from '../logic/queryTree'
import type { Path } from '../logic/queryTree'
import type { Builder } from './builder'
import { EntryMenu } from './EntryMenu'
import { QueryLine } from './QueryLine'
import { RemoveButton } from './RemoveButton'

/** How the conditions of a query or group are joined. */
const MATCH_TYPES = ['and', 'or'] as const

/** What stands in a query or group. */
export interface QueryEntriesProps {
  builder: Builder
  group: SuperQueryGroup
  path: Path
}

/** The conditions and groups of a group, one below the other. */
export function QueryEntries({ builder, group, path }: QueryEntriesProps): ReactNode {
  return group.lines.map((entry, at) => {
    const own = [...path, at]
    const props = { builder, path: own }
    return isGroup(entry) ? (
      <QueryGroup key={at} {...props} group={entry} />
    ) : (
      <QueryLine key={at} {...props} line={entry} />
    )
  })
}

function QueryGroup({ builder, group, path }: QueryEntriesProps): ReactNode {
  const { draft, numbers } = builder
  const texts = useMessages(superQueryMessages)
  const place = path.join('.')
  const name = texts.group(numbers.get(place) ?? 0)
  return (
    <div className="lading-super-group" role="group" aria-label={name} data-entry={place}>
      <div className="lading-super-head">
        <span>{name}</span>
        <MatchSelect builder={builder} group={group} path={path} label={texts.matchOf(name)} />
        <span className="lading-super-end">
          <EntryMenu builder={builder} path={path} name={name} />
          <RemoveButton name={name} onClick={() => draft.removeAt(path)} />
        </span>
      </div>
      <QueryEntries builder={builder} group={group} path={path} />
      <AddButtons builder={builder} path={path} into={name} />
    </div>
  )
}

/** All or any; of the whole query where it has an id for its label. */
export function MatchSelect(props: QueryEntriesProps & { id?: string; label?: string }): ReactNode {
  const { builder, group, path, id, label } = props
  const texts = useMessages(superQueryMessages)
  return (
    <Select
      id={id}
      aria-label={label}
      value={group.matchType}
      options={MATCH_TYPES.map((type) => ({ value: type, label: texts.matchTypes[type] }))}
      onChange={(matchType) => builder.draft.setEntry(path, { ...group, matchType })}
      style={{ minWidth: 260, maxWidth: '100%' }}
    />
  )
}

/** Adds a condition or a group at the end of a group. */
export function AddButtons({
  builder,
  path,
  into,
}: {
  builder: Builder
  path: Path
  into?: string
}): ReactNode {
  const { draft, groups } = builder
  const texts = useMessages(superQueryMessages)
  const full = !mayAdd(draft.query.lines)
  const deep = !fits({ matchType: 'and', lines: [] }, path)
  const button = (what: 'line' | 'group', text: string) => (
    <SteadyButton
      type="dashed"
      icon={<PlusOutlined />}
      aria-label={into && texts.addTo(into, text)}
      disabled={full}
      title={full ? texts.tooMany : undefined}
      onClick={() => draft.add(path, what)}
    >
      {text}
    </SteadyButton>
  )
  return (
    <div className="lading-super-add">
      {button('line', texts.add)}
      {groups && !deep && button('group', texts.addGroup)}
    </div>
  )
}
