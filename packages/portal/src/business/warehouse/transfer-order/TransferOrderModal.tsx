import { EntityModal, FormSection, LineGrid } from '@lading/ui/form'
import { transferOrder } from './transferOrder.entity'

/** What the dialog is given: the record and when it is shown. */
export interface TransferOrderModalProps {
  id?: string
  open: boolean
  onClose: () => void
}

/** 调拨订单: one record, to look at. */
export function TransferOrderModal(props: TransferOrderModalProps) {
  return (
    <EntityModal entity={transferOrder} mode="view" {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '调拨订单', en: 'Transfer order' }}
            rows={[['orderNo', 'status', 'transferDate'], ['fromSite', 'toSite', 'handler'], ['remark']]}
          />
          <LineGrid
            form={form}
            line="transferOrderLine"
            columns={['itemId', 'itemName', 'quantity', 'unit', 'remark']}
          />
        </>
      )}
    </EntityModal>
  )
}
