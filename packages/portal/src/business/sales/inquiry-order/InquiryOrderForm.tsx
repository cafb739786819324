import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { inquiryOrder } from './inquiryOrder.entity'

/** 询价单: add, edit and view. */
export function InquiryOrderForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(inquiryOrder, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/sales/inquiry-order'),
    onCancel: () => navigate('/sales/inquiry-order'),
  })
  return <EntityForm form={form} />
}
