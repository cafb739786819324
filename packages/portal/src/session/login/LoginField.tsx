import { useId } from 'react'
import type { ReactNode } from 'react'

/** What the input of a field takes, so that its message is read out with it. */
interface FieldAria {
  'aria-invalid': boolean
  'aria-describedby': string | undefined
  status: 'error' | ''
}

/**
 * An input of the login with what is wrong with it. antd's form would be a tenth of what the login loads, for three
 * fields whose one rule is that they are filled in.
 *
 * @param props.error shown below, none while all is well
 * @param props.children draws the input
 */
export function LoginField({
  error,
  children,
}: {
  error: string | undefined
  children: (aria: FieldAria) => ReactNode
}): ReactNode {
  const id = useId()
  return (
    <div className="ld-login-field">
      {children({
        'aria-invalid': error !== undefined,
        'aria-describedby': error && id,
        status: error ? 'error' : '',
      })}
      <div id={id} className="ld-login-error" role="alert">
        {error}
      </div>
    </div>
  )
}
