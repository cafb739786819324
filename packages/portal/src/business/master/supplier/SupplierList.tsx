import { EntityList, useListPage } from '@lading/ui/pages'
import { supplier } from './supplier.entity'
import { SupplierModal } from './SupplierModal'

/** 供应商: list. */
export function SupplierList() {
  const page = useListPage(supplier)
  return <EntityList page={page} record={SupplierModal} />
}
