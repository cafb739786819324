import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, FormHeader, FormSection, LineGrid, useEntityForm } from '@lading/ui/form'
import { saQuotation } from './saQuotation.entity'

/** 报价单: add, edit and view. */
export function QuotationForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const form = useEntityForm(saQuotation, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: () => navigate('/sales/quotation'),
    onCancel: () => navigate('/sales/quotation'),
  })

  return (
    <EntityForm form={form}>
      <FormHeader form={form} />
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
    </EntityForm>
  )
}
