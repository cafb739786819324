import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, FormHeader, FormSection, LineGrid, useEntityForm } from '@lading/ui/form'
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

  return (
    <EntityForm form={form}>
      <FormHeader form={form} />
      <FormSection
        form={form}
        title={{ zh: '询价单', en: 'Inquiry order' }}
        rows={[
          ['orderNo', 'status', 'orderDate'],
          ['customerNo', 'customerName', 'handler'],
          ['vessel', 'vesselName', 'port'],
          ['remark'],
        ]}
      />
      <LineGrid
        form={form}
        line="inquiryLine"
        columns={['itemId', 'itemName', 'quantity', 'unit', 'remark']}
      />
    </EntityForm>
  )
}
