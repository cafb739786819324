import { Button } from 'antd'
import type { ButtonProps } from 'antd'
import { useCallback, useState } from 'react'
import type { ReactNode, Ref } from 'react'

export interface SteadyButtonProps extends ButtonProps {
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button that may go out of use by being pressed: undo after the last step, up after the first place. A browser takes
 * the keyboard away from what becomes disabled, and the person begins anew at the top of the page; so while it has the
 * keyboard it only says that it is off (`aria-disabled`) and does nothing, and it is disabled when it is left.
 */
export function SteadyButton({
  ref,
  disabled,
  onClick,
  onBlur,
  style,
  ...rest
}: SteadyButtonProps): ReactNode {
  const [element, setElement] = useState<HTMLButtonElement | null>(null)
  const [, setLeft] = useState(0)
  const take = useCallback(
    (given: HTMLButtonElement | null) => {
      // Not when it goes: a page that is hidden and shown again keeps its button, and need not draw it twice for that.
      if (given) setElement(given)
      if (typeof ref === 'function') ref(given)
      else if (ref) ref.current = given
    },
    [ref],
  )
  const held = disabled === true && element?.matches(':focus') === true
  return (
    <Button
      {...rest}
      ref={take as Ref<HTMLButtonElement | HTMLAnchorElement>}
      disabled={held ? false : disabled}
      {...(held && { 'aria-disabled': true })}
      style={held ? { ...style, opacity: 0.45, cursor: 'not-allowed' } : style}
      onClick={held ? undefined : onClick}
      onBlur={(event) => {
        onBlur?.(event)
        if (held) setLeft((times) => times + 1)
      }}
    />
  )
}
