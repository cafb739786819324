import type { ReactNode } from 'react'
import { lazyPart } from '../../foundation/lazy/lazyPart'
import type { ViewProps } from '../shared/viewProps'

// With the areas themselves, which few pages show.
const AreaText = lazyPart(
  async () => (await import('../../area-select/AreaText')).AreaText,
  ({ value, error }) => error && value,
)

/** The name of an area, from its province down. */
export function AreaView({ value }: ViewProps): ReactNode {
  return <AreaText value={value} />
}
