import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { KINDS } from '@lading/core/entity'
import { isRelativeDate, relativeDays } from '@lading/core/query'
import { useDict } from '../../foundation/dict/useDict'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { useRemoteOptions } from '../../foundation/remote-select/useRemoteOptions'
import { useRemoteSource } from '../../foundation/remote-select/useRemoteSource'
import { superQueryMessages } from '../locale/messages'
import { isGroup } from '../logic/query'
import type { SuperQueryField, SuperQueryGroup, SuperQueryLine, SuperQueryValue } from '../logic/query'

/** A query in words. */
export interface QuerySentenceProps {
  query: SuperQueryValue
  fields: readonly SuperQueryField[]
}

/** Says what a query asks for: texts of dictionaries and names in place of codes, and the days that are meant. */
export function QuerySentence({ query, fields }: QuerySentenceProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  if (query.lines.length === 0) return null
  return (
    <p className="lading-super-sentence" role="note" aria-label={texts.sentence}>
      <GroupText group={query} fields={fields} />
    </p>
  )
}

function GroupText({
  group,
  fields,
}: {
  group: SuperQueryGroup
  fields: readonly SuperQueryField[]
}): ReactNode {
  const texts = useMessages(superQueryMessages)
  const text = useText()
  return group.lines.map((entry, at) => {
    const asked = isGroup(entry) ? undefined : fields.find(({ name }) => name === entry.field)
    return (
      <Fragment key={at}>
        {at > 0 && texts.joins[group.matchType]}
        {isGroup(entry) ? (
          <>
            {texts.brackets[0]}
            <GroupText group={entry} fields={fields} />
            {texts.brackets[1]}
          </>
        ) : (
          <>
            {asked ? text(asked.field) : entry.field} {texts.rules[entry.rule]}{' '}
            {asked && <ValueText line={entry} asked={asked} />}
          </>
        )}
      </Fragment>
    )
  })
}

function ValueText({ line, asked }: { line: SuperQueryLine; asked: SuperQueryField }): ReactNode {
  const texts = useMessages(superQueryMessages)
  const { field } = asked
  const values = (Array.isArray(line.val) ? line.val : [line.val]).map((each) => String(each ?? ''))
  const { choices } = KINDS[field.kind]
  const plain = choices === 'dict' || choices === 'states'
  const dict = useDict(plain && !asked.options ? field.dict : undefined)
  const remote = useRemoteOptions(useRemoteSource({ field }), values.filter(Boolean))
  if (line.rule === 'empty' || line.rule === 'not_empty') return null
  const [first = '', second = ''] = values
  if (line.rule === 'range') return texts.between(first, second)
  if (line.rule === 'relative') {
    if (!isRelativeDate(first)) return first
    const { begin, end } = relativeDays(first, Date.now())
    return texts.moving(texts.relatives[first], begin, end)
  }
  const own = asked.options ?? (choices === 'yesNo' ? yesNo(texts) : remote.chosen)
  return values
    .map(
      (value) => own.find((option) => option.value === value)?.text ?? (plain ? dict.textOf(value) : value),
    )
    .join(texts.listJoin)
}

const yesNo = ({ yes, no }: { yes: string; no: string }) => [
  { value: 'Y', text: yes },
  { value: 'N', text: no },
]
