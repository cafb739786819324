import type { ReactNode } from 'react'
import { lazyDialog } from '../foundation/lazy/lazyPart'
import type { EntityModalProps } from './entityModalProps'

// Whoever looks at a list need not wait for the code of its form.
const EntityDialog = lazyDialog(async () => (await import('./EntityDialog')).EntityDialog)

/**
 * Add, edit or view in a dialog with a fullscreen switch. Each opening begins afresh.
 *
 * @example <EntityModal entity={saQuotation} id={viewed} onClose={() => setViewed(undefined)} />
 */
export function EntityModal(props: EntityModalProps): ReactNode {
  const { id, open = id !== undefined } = props
  return <EntityDialog {...props} open={open} />
}
