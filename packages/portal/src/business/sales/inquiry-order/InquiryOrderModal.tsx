import { EntityModal, FormSection, LineGrid } from '@lading/ui/form'
import { inquiryOrder } from './inquiryOrder.entity'

/** What the dialog is given: the record and when it is shown. */
export interface InquiryOrderModalProps {
  id?: string
  open: boolean
  onClose: () => void
}

/** 询价单: one record, to look at. */
export function InquiryOrderModal(props: InquiryOrderModalProps) {
  return (
    <EntityModal entity={inquiryOrder} mode="view" {...props}>
      {(form) => (
        <>
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
        </>
      )}
    </EntityModal>
  )
}
