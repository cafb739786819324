import { useNavigate } from 'react-router-dom'
import { EntityList, useListPage } from '@lading/ui/pages'
import { inquiryOrder } from './inquiryOrder.entity'
import { InquiryOrderModal } from './InquiryOrderModal'

/** 询价单: list. */
export function InquiryOrderList() {
  const page = useListPage(inquiryOrder)
  const navigate = useNavigate()
  return <EntityList page={page} record={InquiryOrderModal} onNavigate={navigate} />
}
