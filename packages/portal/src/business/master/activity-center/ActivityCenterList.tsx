import { EntityList, useListPage } from '@lading/ui/pages'
import { activityCenter } from './activityCenter.entity'
import { ActivityCenterModal } from './ActivityCenterModal'

/** 活动中心: list. */
export function ActivityCenterList() {
  const page = useListPage(activityCenter)
  return <EntityList page={page} record={ActivityCenterModal} />
}
