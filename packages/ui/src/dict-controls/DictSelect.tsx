import { Select } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useDict } from '../foundation/dict/useDict'
import { useMessages } from '../foundation/locale/useMessages'
import { maybePinyin, pinyinMatcher } from '../pickers/shared/pinyin'
import { CodeMissing } from './CodeMissing'
import type { DictControlProps } from './dictControlProps'
import { dictControlMessages } from './locale/messages'
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
  const { code, value, onChange, multiple = false, placeholder, ...rest } = props
  const texts = useMessages(dictControlMessages)
  const dict = useDict(code || undefined)
  const [keyword, setKeyword] = useState('')
  const [byPinyin, setByPinyin] = useState<(name: string) => boolean>()
  useEffect(() => {
    setByPinyin(undefined)
    if (!maybePinyin(keyword)) return
    let wanted = true
    pinyinMatcher(keyword).then(
      (matches) => wanted && setByPinyin(() => matches),
      // Without the dictionary of characters the texts are searched all the same.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [keyword])
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
    <Select<string | string[], { value: string; label: string }>
      {...rest}
      allowClear
      mode={multiple ? 'multiple' : undefined}
      maxTagCount={TAGS}
      showSearch={{ filterOption: filter, onSearch: setKeyword }}
      loading={dict.loading}
      placeholder={placeholder ?? texts.choose}
      value={multiple ? values : values[0]}
      options={options}
      notFoundContent={dict.loading ? texts.loading : (dict.error?.message ?? texts.nothingFound)}
      onOpenChange={(open) => open && dict.error && dict.refresh()}
      onChange={(next) => onChange?.(Array.isArray(next) ? joinValues(next) : next || null)}
      style={{ width: '100%' }}
    />
  )
}

/** Several values of a dictionary, joined by commas; one tag is shown (spec 2 §9). */
export function DictMultiSelect(props: DictControlProps): ReactNode {
  return <DictSelect {...props} multiple />
}
