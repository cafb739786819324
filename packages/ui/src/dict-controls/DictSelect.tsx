import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Select } from '../foundation/overlay/Select'
import { ListHint } from '../foundation/control/ListHint'
import { useSelectProps } from '../foundation/control/useSelectProps'
import { controlCss } from '../foundation/control/styles'
import { useControlled } from '../foundation/control/useControlled'
import { Css } from '../foundation/Css'
import { useDict } from '../foundation/dict/useDict'
import { usePinyin } from '../foundation/pinyin/usePinyin'
import { CodeMissing } from './CodeMissing'
import type { DictControlProps } from './dictControlProps'
import { joinValues, splitValues } from './logic/dependentValue'

/** A select over a dictionary. */
export interface DictSelectProps extends DictControlProps {
  /** Several values, joined by commas. @default false */
  multiple?: boolean
}

/** Tags that are shown of several values (spec 2 §9). */
const TAGS = 1

/**
 * Chooses from a dictionary; typing filters by text, value or pinyin. A stored value that the dictionary does not
 * know stands for itself.
 *
 * @example <DictSelect code="port" value="CNSHA" onChange={(port) => …} />
 */
export function DictSelect(props: DictSelectProps): ReactNode {
  const { code, multiple = false } = props
  const common = useSelectProps(props)
  const dict = useDict(code || undefined)
  const [value, change] = useControlled<string | null, [], string | null>(props, null)
  const [keyword, setKeyword] = useState('')
  const byPinyin = usePinyin(keyword)
  const values = splitValues(value)
  const options = useMemo(
    () => dict.options.map(({ value: key, text, disabled }) => ({ value: key, label: text, disabled })),
    [dict.options],
  )
  if (!code) return <CodeMissing />
  const filter = (typed: string, option: { value: string; label: string } | undefined) => {
    const word = typed.trim().toLowerCase()
    const own = `${option?.label}\n${option?.value}`.toLowerCase()
    return own.includes(word) || (byPinyin?.(option?.label ?? '') ?? false)
  }
  return (
    <>
      <Css name="control">{controlCss}</Css>
      <Select<string | string[] | null, { value: string; label: string }>
        mode={multiple ? 'multiple' : undefined}
        maxTagCount={TAGS}
        showSearch={{ filterOption: filter, onSearch: setKeyword }}
        loading={dict.loading}
        value={multiple ? values : (values[0] ?? null)}
        options={options}
        labelRender={({ value: key, label }) => label ?? dict.textOf(key)}
        notFoundContent={<ListHint selectId={common.id} loading={dict.loading} error={dict.error} />}
        onOpenChange={(open) => open && dict.error && dict.refresh()}
        onChange={(next) => change(Array.isArray(next) ? joinValues(next) : next || null)}
        {...common}
      />
    </>
  )
}

/** Several values of a dictionary, joined by commas; one tag is shown (spec 2 §9). */
export function DictMultiSelect(props: DictControlProps): ReactNode {
  return <DictSelect {...props} multiple />
}
