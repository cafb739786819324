import type { ReactNode } from 'react'
import { KINDS } from '@lading/core/entity'
import { Select } from '../../foundation/overlay/Select'
import { controlCss } from '../../foundation/control/styles'
import { Css } from '../../foundation/Css'
import { useDict } from '../../foundation/dict/useDict'
import { foundationMessages } from '../../foundation/locale/messages'
import { useMessages } from '../../foundation/locale/useMessages'
import type { ConditionProps } from '../shared/conditionProps'

/** One of few values, or several: of a dictionary, a workflow's states, yes and no. */
export function OptionCondition(props: ConditionProps): ReactNode {
  const { id, field, multiple, value, onChange, placeholder } = props
  const texts = useMessages(foundationMessages)
  const yesNo = KINDS[field.kind].choices === 'yesNo'
  const dict = useDict(props.options || yesNo ? undefined : field.dict)
  const options =
    props.options ??
    (yesNo
      ? [
          { value: 'Y', text: texts.yes },
          { value: 'N', text: texts.no },
        ]
      : dict.options)
  return (
    <>
      <Css name="control">{controlCss}</Css>
      <Select
        id={id}
        mode={multiple ? 'multiple' : undefined}
        maxTagCount="responsive"
        allowClear={{ label: texts.clear }}
        showSearch={{ optionFilterProp: 'label' }}
        loading={dict.loading}
        value={(value ?? (multiple ? [] : undefined)) as string | string[] | undefined}
        placeholder={placeholder}
        options={options.map((option) => ({ value: option.value, label: option.text }))}
        onChange={onChange}
        className="lading-select"
        style={{ width: '100%' }}
      />
    </>
  )
}
