import { changesShared } from '@lading/core/permission'
import { useCan } from '@lading/ui/foundation'
import { useSession } from '@/session/sessionStore'

/** Whether an action of the administration may be offered: held, and not about what all tenants share from within one. */
export function useMay(permission: string): boolean {
  const inTenant = useSession((session) => session.tenantId !== 0)
  const can = useCan(permission)
  return can && !(inTenant && changesShared({ permission }))
}
