import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { saQuotation } from './saQuotation.entity'
import { QuotationModal } from './QuotationModal'

/** 报价单: list. */
export function QuotationList() {
  const page = useListPage(saQuotation)
  const navigate = useNavigate()
  return <EntityList page={page} record={QuotationModal} onNavigate={navigate} />
}
