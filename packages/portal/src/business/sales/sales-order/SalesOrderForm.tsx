import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, FormHeader, FormSection, LineGrid, useEntityForm } from '@lading/ui/form'
import { salesOrder } from './salesOrder.entity'

/** 销售订单: add, edit and view. */
export function SalesOrderForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(salesOrder, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/sales/sales-order'),
    onCancel: () => navigate('/sales/sales-order'),
  })

  return (
    <EntityForm form={form}>
      <FormHeader form={form} />
      <FormSection
        form={form}
        title={{ zh: '销售订单', en: 'Sales order' }}
        rows={[
          ['orderNo', 'status', 'orderDate'],
          ['customerNo', 'customerName', 'customerPo'],
          ['vessel', 'vesselName', 'salesTaskNumber'],
          ['company', 'amount'],
          ['remark'],
        ]}
      />
      <LineGrid
        form={form}
        line="salesOrderLine"
        columns={['itemId', 'itemName', 'quantity', 'unit', 'price', 'subtotal', 'remark']}
      />
    </EntityForm>
  )
}
