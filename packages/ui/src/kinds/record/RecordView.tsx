import type { ReactNode } from 'react'
import { showsValue } from '@lading/core/entity'
import { LinkButton } from '../../foundation/control/LinkButton'
import { useMessages } from '../../foundation/locale/useMessages'
import { useText } from '../../foundation/locale/useText'
import { useUi } from '../../foundation/useUi'
import { RemoteView } from '../dictSearch/RemoteView'
import { kindMessages } from '../locale/messages'
import type { ViewProps } from '../shared/viewProps'

/**
 * The record that a field names: its title, or the stored value where the title stands in a field of its own. Who may
 * see the record opens it from here.
 */
export function RecordView({ text, ...props }: ViewProps): ReactNode {
  const { field, value } = props
  const { openRecord } = useUi()
  const labelOf = useText()
  const texts = useMessages(kindMessages)
  const shown = showsValue(field) ? value : (text ?? <RemoteView {...props} />)
  const ref = field.ref ?? ''
  if (!openRecord || field.multiple || !openRecord.may(ref)) return shown
  return (
    <LinkButton
      title={texts.openRecord(labelOf(field))}
      onClick={(event) => {
        // A row of a list has an answer to clicks of its own.
        event.stopPropagation()
        openRecord.open(ref, value)
      }}
    >
      {shown}
    </LinkButton>
  )
}
