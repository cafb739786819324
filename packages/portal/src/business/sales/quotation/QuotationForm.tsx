import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { EntityForm, useEntityForm } from '@lading/ui/form'
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
  return <EntityForm form={form} />
}
