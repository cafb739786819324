import { useNavigate } from 'react-router-dom'
import { registry } from '@/app/registry'
import { useOpenedRecord } from '@/platform/openedRecord'
import { routeOf, useShellRoutes } from '@/shell/layout/useShellRoutes'
import { recordPath } from '@/shell/palette/recordPath'
import { FROM_SHELL } from '@/shell/tabs/useTabs'

/** Opens a record of any entity: in its page, or in a dialog where it has none. */
export function useRecordLink(): (entity: string, id: string) => void {
  const navigate = useNavigate()
  const { objects } = useShellRoutes()
  const show = useOpenedRecord((state) => state.show)
  return (key, id) => {
    const entry = registry.entities().find(({ entity }) => entity.key === key)
    const path = entry && recordPath(objects.map(routeOf), entry.entity, id)
    if (path) void navigate(path, { state: FROM_SHELL })
    else show(key, id)
  }
}
