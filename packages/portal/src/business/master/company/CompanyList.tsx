import { EntityList, useListPage } from '@lading/ui/pages'
import { company } from './company.entity'
import { CompanyModal } from './CompanyModal'

/** 公司: list. */
export function CompanyList() {
  const page = useListPage(company)
  return <EntityList page={page} record={CompanyModal} />
}
