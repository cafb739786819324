import { EntityModal, FormSection, LineGrid } from '@lading/ui/form'
import { purchaseOrder } from './purchaseOrder.entity'

/** What the dialog is given: the record and when it is shown. */
export interface PurchaseOrderModalProps {
  id?: string
  open: boolean
  onClose: () => void
}

/** 采购订单: one record, to look at. */
export function PurchaseOrderModal(props: PurchaseOrderModalProps) {
  return (
    <EntityModal entity={purchaseOrder} mode="view" {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '采购订单', en: 'Purchase order' }}
            rows={[
              ['orderNo', 'status', 'orderDate'],
              ['supplierCode', 'supplierName', 'expectedDate'],
              ['company', 'currency', 'amount'],
              ['buyer'],
              ['remark'],
            ]}
          />
          <LineGrid
            form={form}
            line="purchaseOrderLine"
            columns={['itemId', 'itemName', 'quantity', 'unit', 'price', 'subtotal', 'remark']}
          />
        </>
      )}
    </EntityModal>
  )
}
