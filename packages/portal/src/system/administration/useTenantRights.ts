import { useMemo } from 'react'
import { permissionCode } from '@lading/core/entity'
import type { EntityDefinition } from '@lading/core/entity'
import { changesShared } from '@lading/core/permission'
import { useSession } from '@/session/sessionStore'

/** A definition as the session's tenant leaves it. */
export interface TenantRights {
  entity: EntityDefinition
  /** All tenants share the records, and the session works in one: it may only look at them. */
  isShared: boolean
}

/**
 * The definition without the actions that the server refuses to everybody who works in a tenant (code 510), because
 * what they change is shared by all of them.
 */
export function useTenantRights(entity: EntityDefinition): TenantRights {
  const inTenant = useSession((session) => session.tenantId !== 0)
  return useMemo(() => {
    const { permissions } = entity
    const left = permissions.actions.filter(
      (action) => !changesShared({ permission: permissionCode(entity, action) }),
    )
    if (!inTenant || left.length === permissions.actions.length) return { entity, isShared: false }
    return { entity: { ...entity, permissions: { ...permissions, actions: left } }, isShared: true }
  }, [entity, inTenant])
}
