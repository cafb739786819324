import type { ReactNode } from 'react'
import { foundationMessages } from '../../foundation/locale/messages'
import { useMessages } from '../../foundation/locale/useMessages'
import type { ViewProps } from '../shared/viewProps'

/** Yes or no. */
export function BooleanView({ value }: ViewProps): ReactNode {
  const texts = useMessages(foundationMessages)
  return value === 'Y' || value === 'true' ? texts.yes : texts.no
}
