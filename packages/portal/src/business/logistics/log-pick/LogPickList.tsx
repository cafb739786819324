import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { logPick } from './logPick.entity'
import { LogPickModal } from './LogPickModal'

/** 提货单: list. */
export function LogPickList() {
  const page = useListPage(logPick)
  const navigate = useNavigate()
  return <EntityList page={page} record={LogPickModal} onNavigate={navigate} />
}
