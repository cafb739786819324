import { EntityModal, FormSection, LineGrid } from '@lading/ui/form'
import { saQuotation } from './saQuotation.entity'

/** What the dialog is given: the record and when it is shown. */
export interface QuotationModalProps {
  id?: string
  open: boolean
  onClose: () => void
}

/** 报价单: one record, to look at. */
export function QuotationModal(props: QuotationModalProps) {
  return (
    <EntityModal entity={saQuotation} mode="view" {...props}>
      {(form) => (
        <>
          <FormSection
            form={form}
            title={{ zh: '报价信息', en: 'Quotation' }}
            rows={[
              ['quotationNo', 'status', 'salesTaskNumber'],
              ['company', 'business', 'site'],
              ['salesType', 'salesmanName', 'amount'],
            ]}
          />
          <FormSection
            form={form}
            title={{ zh: '客户与船舶', en: 'Customer and vessel' }}
            rows={[
              ['customerNo', 'customerName', 'custDept'],
              ['custApplication', 'agentInfo'],
              ['vessel', 'vesselName', 'eta'],
              ['port', 'portName'],
            ]}
          />
          <FormSection
            form={form}
            title={{ zh: '备注', en: 'Remark' }}
            rows={[['remark'], ['confirmBy', 'confirmTime'], ['cancelReason']]}
          />
          <LineGrid
            form={form}
            line="saQuotationLine"
            columns={[
              'status',
              'businessType',
              'itemId',
              'itemName',
              'custProductDes',
              'custLineNo',
              'quantity',
              'unit',
              'price',
              'subtotal',
              'remark',
            ]}
          />
        </>
      )}
    </EntityModal>
  )
}
