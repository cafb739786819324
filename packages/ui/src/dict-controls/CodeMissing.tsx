import type { ReactNode } from 'react'
import { Fault } from '../foundation/control/Fault'
import { useMessages } from '../foundation/locale/useMessages'
import { dictControlMessages } from './locale/messages'

/** A control without a dictionary (spec 2 §5). */
export function CodeMissing(): ReactNode {
  const texts = useMessages(dictControlMessages)
  return <Fault>{texts.noCode}</Fault>
}
