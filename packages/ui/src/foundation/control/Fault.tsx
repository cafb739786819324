import type { ReactNode } from 'react'
import type { PickerPort } from '../dataSource'
import { foundationMessages } from '../locale/messages'
import { useMessages } from '../locale/useMessages'

/** Stands in the place of a control that is set up wrongly, and says why. */
export function Fault({ children }: { children: string }): ReactNode {
  return (
    <span role="alert" style={{ color: 'var(--ant-color-error)' }}>
      {children}
    </span>
  )
}

/** A control whose part of the data source the application has not bound. */
export function PortMissing({ port }: { port: PickerPort }): ReactNode {
  const texts = useMessages(foundationMessages)
  return <Fault>{texts.portMissing(port)}</Fault>
}
