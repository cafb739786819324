import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Select } from '../foundation/overlay/Select'
import type { ControlProps } from '../foundation/control/controlProps'
import { ListHint } from '../foundation/control/ListHint'
import { useSelectProps } from '../foundation/control/useSelectProps'
import { controlCss } from '../foundation/control/styles'
import { useControlled } from '../foundation/control/useControlled'
import { Css } from '../foundation/Css'
import type { DictOption } from '../foundation/sourceTypes'
import { useMessages } from '../foundation/locale/useMessages'
import { dictControlMessages } from './locale/messages'
import { mustClear } from './logic/dependentValue'
import { useDependentOptions } from './useDependentOptions'

/** A select whose options depend on another field. */
export interface DependentSelectProps extends ControlProps {
  /** The value of the field it depends on. */
  dependsOn: string | null | undefined
  /** Name of that field, for the hint while it is empty. */
  dependsOnLabel: string
  /**
   * The options for a value of that field: at once, or by a call that can be given up. Answers of calls are asked
   * for once per value.
   */
  optionsFor: (parent: string, signal: AbortSignal) => readonly DictOption[] | Promise<readonly DictOption[]>
}

/** Offers what fits the other field's value, and gives up its own when that changes (spec 2 §4). */
export function DependentSelect(props: DependentSelectProps): ReactNode {
  const { dependsOn, dependsOnLabel, optionsFor, disabled, placeholder } = props
  const texts = useMessages(dictControlMessages)
  const common = useSelectProps({
    ...props,
    // Without a value to depend on it is out of reach; else the form around it may say so.
    disabled: dependsOn ? disabled : true,
    placeholder: dependsOn ? placeholder : texts.chooseFirst(dependsOnLabel),
  })
  const [value, change] = useControlled<string | null, [], string | null>(props, null)
  const before = useRef<string>(undefined)
  const own = useRef(value)
  own.current = value
  useEffect(() => {
    if (mustClear(before.current, dependsOn, own.current)) change(null)
    before.current = dependsOn ?? ''
  }, [dependsOn, change])
  const { options, loading, error, retry } = useDependentOptions(dependsOn || undefined, optionsFor)
  return (
    <>
      <Css name="control">{controlCss}</Css>
      <Select<string | null>
        showSearch={{ optionFilterProp: 'label' }}
        loading={loading}
        value={value || null}
        options={options.map((option) => ({
          value: option.value,
          label: option.text,
          disabled: option.disabled,
        }))}
        notFoundContent={<ListHint selectId={common.id} loading={loading} error={error} />}
        onOpenChange={(open) => open && error && retry()}
        onChange={(next: string | null | undefined) => change(next || null)}
        {...common}
      />
    </>
  )
}
