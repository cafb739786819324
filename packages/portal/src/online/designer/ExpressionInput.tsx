import { Input, Typography } from 'antd'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { Read } from './expressionText'
import { filled, useDesignerTexts } from './useDesignerTexts'

/** A formula or a condition in words; what cannot be read is told below it and changes nothing. */
export function ExpressionInput<Value>(props: {
  label: string
  /** As it stands; nothing where there is none, or where only data can say it. */
  text: string | undefined
  /** It is there, but has no words. */
  onlyData?: boolean
  placeholder?: string
  /** What is wrong with it as it stands. */
  fault?: string | undefined
  read: (text: string) => Read<Value>
  onChange: (value: Value | undefined) => void
}): ReactNode {
  const { label, text = '', onlyData = false, placeholder, fault, read, onChange } = props
  const { texts } = useDesignerTexts()
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const shown = typed ?? text
  const told = wrong ?? fault
  const id = useId()
  const take = () => {
    if (typed === undefined || typed === text) return
    if (typed.trim() === '') onChange(undefined)
    else {
      const result = read(typed)
      if (!result.ok) {
        setWrong(filled(texts.unread, { at: result.at + 1, near: result.near || '…' }))
        return
      }
      onChange(result.value)
    }
    setWrong(undefined)
    setTyped(undefined)
  }
  return (
    <>
      <Input
        aria-label={label}
        value={shown}
        placeholder={onlyData ? texts.onlyData : placeholder}
        {...(told === undefined
          ? {}
          : { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': id })}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onPressEnter={take}
      />
      {told === undefined ? null : (
        <Typography.Text id={id} type="danger" role="alert">
          {told}
        </Typography.Text>
      )}
    </>
  )
}
