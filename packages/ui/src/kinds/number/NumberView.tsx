import type { ReactNode } from 'react'
import { numberText } from '../../foundation/format/fieldFormat'
import type { ViewProps } from '../shared/viewProps'

/** An amount with thousands separators and its unit. */
export function NumberView({ field, value }: ViewProps): ReactNode {
  return numberText(field, value)
}
