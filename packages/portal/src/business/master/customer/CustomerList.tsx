import { EntityList, useListPage } from '@lading/ui/pages'
import { customer } from './customer.entity'
import { CustomerModal } from './CustomerModal'

/** 客户: list. */
export function CustomerList() {
  const page = useListPage(customer)
  return <EntityList page={page} record={CustomerModal} />
}
