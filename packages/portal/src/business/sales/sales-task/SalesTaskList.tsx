import { EntityList, useListPage } from '@lading/ui/pages'
import { salesTask } from './salesTask.entity'
import { SalesTaskModal } from './SalesTaskModal'

/** 销售任务: list. */
export function SalesTaskList() {
  const page = useListPage(salesTask)
  return <EntityList page={page} record={SalesTaskModal} />
}
