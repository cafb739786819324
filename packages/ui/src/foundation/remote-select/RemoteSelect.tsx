import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ELLIPSIS_LENGTH } from '@lading/core/text'
import { missingPort } from '../boundSource'
import { PortMissing } from '../control/Fault'
import { Select } from '../overlay/Select'
import { ListHint } from '../control/ListHint'
import type { ControlProps } from '../control/controlProps'
import { useSelectProps } from '../control/useSelectProps'
import { controlCss } from '../control/styles'
import { useControlled } from '../control/useControlled'
import { Css } from '../Css'
import { COMING_TEXT } from '../dict/useDict'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'
import { useUi } from '../useUi'
import { exactFirst } from './meantOption'
import type { RemoteOption } from './remoteOption'
import { useTypedAhead } from './useTypedAhead'
import { useRemoteOptions } from './useRemoteOptions'
import { useRemoteSource } from './useRemoteSource'
import type { Origin } from './useRemoteSource'

interface OwnProps extends ControlProps<string | string[] | undefined, [options: RemoteOption[]], unknown> {
  /** Several values: `onChange` gives a list. @default false */
  multiple?: boolean
  /** Longest text of one tag, in characters. @default 25 (spec 2 §9) */
  tagLength?: number
}

/** A select whose options are searched on the server: those of a field, by its kind, or of a source. Keep both stable. */
export type RemoteSelectProps = OwnProps & Origin

/**
 * Options for `dictSearch`, `user`, `dept`, `role`, `position` and `record` fields: page of 10, 800 ms (spec 2 §9).
 * The value is a text, several joined by commas, or a list.
 */
export function RemoteSelect(props: RemoteSelectProps): ReactNode {
  const missing = missingPort(useUi().dataSource, props.field)
  return missing ? <PortMissing port={missing} /> : <SearchedSelect {...props} />
}

function SearchedSelect(props: RemoteSelectProps): ReactNode {
  const { multiple = false, tagLength = ELLIPSIS_LENGTH, readOnly } = props
  const texts = useMessages(foundationMessages)
  const common = useSelectProps(props)
  const [value, change] = useControlled<string | string[] | undefined, [RemoteOption[]], unknown>(
    props,
    undefined,
  )
  const [typed, setTyped] = useState('')
  const values = toList(value)
  const source = useRemoteSource(props)
  const remote = useRemoteOptions(source, values)
  const known = new Map([...remote.chosen, ...remote.options].map((option) => [option.value, option]))
  const chosen = values.map((each) => ({
    value: each,
    label: known.get(each)?.text ?? (remote.naming ? COMING_TEXT : each),
  }))
  const open = useRef(false)
  // antd empties its input without a word when one of several is chosen, and when several are left.
  const word = useRef('')
  const { around, giveUp } = useTypedAhead({
    source,
    remote,
    take: (option) => change(option.value, [option]),
    off: multiple || readOnly === true || props.disabled === true,
  })
  const pick = (next: { value: string }[]) => {
    giveUp()
    word.current = ''
    const options = next.map((each) => known.get(each.value) ?? { value: each.value, text: each.value })
    const keys = options.map((option) => option.value)
    change(multiple ? keys : keys[0], options)
  }
  const type = (keyword: string) => {
    word.current = keyword
    setTyped(keyword)
    if (keyword !== '') giveUp()
    // A list that closes empties its input: nothing to ask for. One that is closed opens by what is typed.
    if (keyword !== '' || open.current) remote.search(keyword)
  }
  const leave = () => {
    word.current = ''
    setTyped('')
  }
  const turn = (next: boolean) => {
    open.current = next
    if (!next) remote.stop()
    // Opened by a first letter, it has been asked for already.
    else if (word.current === '' && !readOnly) remote.search('', true)
  }
  return (
    <>
      <Css name="control">{controlCss}</Css>
      <div style={{ display: 'contents' }} {...around} onBlur={leave}>
        <Select<{ value: string; label: ReactNode } | { value: string; label: ReactNode }[]>
          labelInValue
          mode={multiple ? 'multiple' : undefined}
          maxTagCount="responsive"
          maxTagTextLength={tagLength}
          showSearch={{ filterOption: false, onSearch: type }}
          value={multiple ? chosen : (chosen[0] ?? null)}
          loading={remote.loading}
          notFoundContent={
            <ListHint
              selectId={common.id}
              loading={remote.loading}
              error={remote.error}
              nothing={typed === '' ? texts.enterKeyword : undefined}
            />
          }
          options={exactFirst(typed, remote.options).map(({ value: key, text, disabled }) => ({
            value: key,
            label: text,
            disabled,
          }))}
          onOpenChange={turn}
          onChange={(next) => pick(next == null ? [] : Array.isArray(next) ? next : [next])}
          {...common}
        />
      </div>
    </>
  )
}

function toList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return String(value ?? '')
    .split(',')
    .filter(Boolean)
}
