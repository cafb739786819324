import type { ReactNode } from 'react'
import { useMessages } from '../foundation/locale/useMessages'
import { dictControlMessages } from './locale/messages'

/** Stands in the place of a control that is set up wrongly, and says why. */
export function Fault({ children }: { children: string }): ReactNode {
  return (
    <span role="alert" style={{ color: 'var(--ant-color-error)' }}>
      {children}
    </span>
  )
}

/** A control without a dictionary (spec 2 §5). */
export function CodeMissing(): ReactNode {
  const texts = useMessages(dictControlMessages)
  return <Fault>{texts.noCode}</Fault>
}
