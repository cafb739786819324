import { EntityList, useListPage } from '@lading/ui/pages'
import { customerComplaint } from './customerComplaint.entity'
import { CustomerComplaintModal } from './CustomerComplaintModal'

/** 客户投诉: list. */
export function CustomerComplaintList() {
  const page = useListPage(customerComplaint)
  return <EntityList page={page} record={CustomerComplaintModal} />
}
