import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { listPathOf } from '@lading/core/entity'
import { EntityForm, useEntityForm } from '@lading/ui/form'
import { salesOrderConfirmation } from './salesOrderConfirmation.entity'

/** 销售订单确认: add, edit and view. */
export function SalesOrderConfirmationForm() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const toList = () => navigate(listPathOf(pathname))
  const form = useEntityForm(salesOrderConfirmation, {
    id,
    readonly: pathname.includes('/view/'),
    onSaved: toList,
    onCancel: toList,
  })
  return <EntityForm form={form} />
}
