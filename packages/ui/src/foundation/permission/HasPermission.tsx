import type { ReactNode } from 'react'
import { hasPermission, isDisabledByPermission } from '@lading/core/permission'
import { useUi } from '../useUi'
import type { PermissionEntry } from './permissionLists'

/** What `HasPermission` shows and when. */
export interface HasPermissionProps {
  code: string
  /** Entries of the form at hand, e.g. of the workflow's step; they are asked before the session's. @default none */
  form?: readonly PermissionEntry[]
  children: ReactNode
  /** Shown in place of the children when the control is removed. @default nothing */
  fallback?: ReactNode
}

/**
 * Removes a control unless its code is held other than as type 2, or its rule is switched off (spec 1 §6, the directive's
 * reading, decision 43). `Can` reads codes as pickers and lists do. Without permission lists everything is shown.
 *
 * @example
 * <HasPermission code="crm:visit:archive">
 *   <Button>Archive</Button>
 * </HasPermission>
 */
export function HasPermission({ code, form, children, fallback = null }: HasPermissionProps): ReactNode {
  const { permissions } = useUi()
  return !permissions || hasPermission(code, permissions, form) ? children : fallback
}

/**
 * Whether a control is seen but disabled: a rule of type 2 for it is in force and not held (spec 1 §6, the directive's
 * reading). Without permission lists nothing is.
 *
 * @param form entries of the form at hand; one that names the code decides. @default none
 * @example <Input disabled={useDisabledByPermission('crm:visit:result')} />
 */
export function useDisabledByPermission(code: string, form?: readonly PermissionEntry[]): boolean {
  const { permissions } = useUi()
  return permissions !== undefined && isDisabledByPermission(code, permissions, form)
}
