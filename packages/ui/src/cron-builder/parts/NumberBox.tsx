import { InputNumber } from 'antd'
import type { ReactNode } from 'react'

/** A number input of the builder. */
export interface NumberBoxProps {
  /** Read out: the words beside it are cut into pieces. */
  name: string
  value: number
  /** Both inclusive. */
  limits: readonly [min: number, max: number]
  disabled: boolean
  onChange: (value: number) => void
}

/** Integers within limits (spec 2 §5, "Cron numbers"); an emptied input changes nothing. */
export function NumberBox({ name, value, limits, disabled, onChange }: NumberBoxProps): ReactNode {
  const [min, max] = limits
  return (
    <InputNumber
      aria-label={name}
      size="small"
      precision={0}
      min={min}
      max={max}
      value={value}
      disabled={disabled}
      onChange={(next) => next !== null && onChange(next)}
    />
  )
}
