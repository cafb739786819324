import { InputNumber } from 'antd'
import type { ReactNode } from 'react'
import { digitsOf, isIntegerKind, KINDS } from '@lading/core/entity'
import { formatThousands } from '@lading/core/text'
import { ungroupThousands } from '../../foundation/format/fieldFormat'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { kindMessages } from '../locale/messages'
import { describe } from '../shared/controlProps'
import type { ControlProps } from '../shared/controlProps'

/**
 * A number with thousands separators. Too many decimals or a value out of bounds are told by the rules, not
 * silently corrected.
 */
export function NumberControl(props: ControlProps): ReactNode {
  const { id, field, value, onChange, onBlur, status, disabled } = props
  const texts = useMessages(kindMessages)
  const text = useText()
  const { fixedDigits, unit } = KINDS[field.kind]
  const show = (shown: unknown) => {
    const grouped = formatThousands(shown)
    const decimals = grouped.split('.')[1]?.length ?? 0
    return fixedDigits && decimals < digitsOf(field) ? formatThousands(shown, digitsOf(field)) : grouped
  }
  return (
    <InputNumber<number>
      id={id}
      value={value as number | null}
      onChange={(next) => onChange(next ?? null)}
      onBlur={onBlur}
      status={status}
      disabled={disabled}
      controls={false}
      keyboard={false}
      inputMode={isIntegerKind(field.kind) ? 'numeric' : 'decimal'}
      suffix={unit}
      placeholder={texts.enterText(text(field))}
      formatter={(shown, { userTyping, input }) => (userTyping ? input : show(shown))}
      parser={(typed) => ungroupThousands(typed) as unknown as number}
      style={{ width: '100%' }}
      {...describe(props)}
    />
  )
}
