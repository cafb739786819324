import { EntityModal, FormSection, LineGrid } from '@lading/ui/form'
import { salesOrder } from './salesOrder.entity'

/** What the dialog is given: the record and when it is shown. */
export interface SalesOrderModalProps {
  id?: string
  open: boolean
  onClose: () => void
}

/** 销售订单: one record, to look at. */
export function SalesOrderModal(props: SalesOrderModalProps) {
  return (
    <EntityModal entity={salesOrder} mode="view" {...props}>
      {(form) => (
        <>
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
        </>
      )}
    </EntityModal>
  )
}
