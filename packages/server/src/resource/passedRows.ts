import { permissionCode } from '@lading/core/entity'
import { mayDo } from '../auth/sessionStore'
import type { Session } from '../session'
import type { ResourceContext } from './resourceContext'
import { isBound } from './savedMessages'

async function seesAllFields(resource: ResourceContext, session: Session): Promise<boolean> {
  const { hidden, lines } = (await resource.fieldRights.now()).of(resource.tables.entity, session)
  return hidden.size === 0 && Object.values(lines).every((line) => line.hidden.size === 0)
}

/**
 * Hands on a row that a client passes over the table socket. It may hold what others must not see, and nobody
 * checked it: it goes to who sees all rows and all fields. The others hear of it when it is saved.
 */
export async function passRow(resource: ResourceContext, text: string, tenantId: number): Promise<void> {
  const list = permissionCode(resource.tables.entity, 'list')
  const open = resource.hub.watching(
    (one) => one.tenantId === tenantId && mayDo(one, list) && !isBound(resource, one),
  )
  const ids = new Set<string>()
  for (const session of open) if (await seesAllFields(resource, session)) ids.add(session.id)
  resource.hub.tables(text, ({ id }) => ids.has(id))
}
