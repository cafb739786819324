import type { Link } from '../wire'
import { header } from './header'

/** Sends `tenant-id`: the stored tenant's, or 0 (spec 1 §7). */
export function tenant(getTenantId: () => string | number | null | undefined): Link {
  return header('tenant-id', () => {
    const id = getTenantId()
    return id == null || id === '' ? 0 : id
  })
}
