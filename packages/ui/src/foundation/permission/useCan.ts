import type { ReactNode } from 'react'
import { isActionAllowed } from '@lading/core/permission'
import { useUi } from '../useUi'

/**
 * Whether an action may be offered (spec 2 §6, reading of pickers and lists). Without permission lists everything
 * may.
 *
 * @example const mayExport = useCan('sales:saQuotation:export')
 */
export function useCan(code: string): boolean {
  const { permissions } = useUi()
  return !permissions || isActionAllowed(code, permissions)
}

/** What `Can` shows and when. */
export interface CanProps {
  code: string
  children: ReactNode
  /** Shown in place of the children when the action is refused. @default nothing */
  fallback?: ReactNode
}

/** Shows its children only to those who may. */
export function Can({ code, children, fallback = null }: CanProps): ReactNode {
  return useCan(code) ? children : fallback
}
