import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { isRelativeDate, relativeDays } from '@lading/core/query'
import { useDict } from '../../foundation/dict/useDict'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { useRemoteOptions } from '../../foundation/remote-select/useRemoteOptions'
import { superQueryMessages } from '../locale/messages'
import type { SuperQueryField, SuperQueryLine, SuperQueryValue } from '../logic/query'

/** A query in words. */
export interface QuerySentenceProps {
  query: SuperQueryValue
  fields: readonly SuperQueryField[]
}

/** Says what a query asks for: texts of dictionaries and names in place of codes, and the days that are meant. */
export function QuerySentence({ query, fields }: QuerySentenceProps): ReactNode {
  const texts = useMessages(superQueryMessages)
  const text = useText()
  if (query.lines.length === 0) return null
  return (
    <p className="lading-super-sentence" role="note" aria-label={texts.sentence}>
      {query.lines.map((line, at) => {
        const asked = fields.find(({ name }) => name === line.field)
        return (
          <Fragment key={at}>
            {at > 0 && texts.joins[query.matchType]}
            {asked ? text(asked.field) : line.field} {texts.rules[line.rule]}{' '}
            {asked && <ValueText line={line} asked={asked} />}
          </Fragment>
        )
      })}
    </p>
  )
}

function ValueText({ line, asked }: { line: SuperQueryLine; asked: SuperQueryField }): ReactNode {
  const texts = useMessages(superQueryMessages)
  const { field } = asked
  const values = (Array.isArray(line.val) ? line.val : [line.val]).map((each) => String(each ?? ''))
  const plain = ['dict', 'dictMulti', 'status'].includes(field.kind)
  const dict = useDict(plain && !asked.options ? field.dict : undefined)
  const remote = useRemoteOptions(field, values.filter(Boolean))
  if (line.rule === 'empty' || line.rule === 'not_empty') return null
  const [first = '', second = ''] = values
  if (line.rule === 'range') return texts.between(first, second)
  if (line.rule === 'relative') {
    if (!isRelativeDate(first)) return first
    const { begin, end } = relativeDays(first, Date.now())
    return texts.moving(texts.relatives[first], begin, end)
  }
  const own = asked.options ?? (field.kind === 'boolean' ? yesNo(texts) : remote.chosen)
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
