import { EntityList, useListPage } from '@lading/ui/pages'
import { projectTracking } from './projectTracking.entity'
import { ProjectTrackingModal } from './ProjectTrackingModal'

/** 项目: list. */
export function ProjectTrackingList() {
  const page = useListPage(projectTracking)
  return <EntityList page={page} record={ProjectTrackingModal} />
}
