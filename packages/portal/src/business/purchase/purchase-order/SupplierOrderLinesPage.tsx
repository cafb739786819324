import type { EntityDefinition } from '@lading/core/entity'
import { permissionCode } from '@lading/core/entity'
import { isActionAllowed } from '@lading/core/permission'
import { EntityList, useListPage } from '@lading/ui/pages'
import type { ReactNode } from 'react'
import { useText } from '@/app/i18n/useLocale'
import { usePermissions } from '@/session/permissions'
import { FailurePage } from '@/shell/errors/ResultPage'
import { StandalonePage } from '@/shell/standalone/StandalonePage'
import { purchaseOrder } from './purchaseOrder.entity'
import { PurchaseOrderModal } from './PurchaseOrderModal'

const TITLE = { zh: '供应商采购订单明细', en: 'Lines of supplier purchase orders' }

/** Purchase orders as they are compared with statements of account: the orders, and below them the lines of the chosen one. */
const orders: EntityDefinition = {
  ...purchaseOrder,
  style: 'erp',
  permissions: { ...purchaseOrder.permissions, actions: ['list', 'export'] },
}

/** `/soa/SuppierPurchaseOrderLineLists` (spec 1 §2): to look at only, by the rights of the purchase order. */
export function SupplierOrderLinesPage(): ReactNode {
  const text = useText()
  const permissions = usePermissions()
  const may = isActionAllowed(permissionCode(orders, 'list'), permissions)
  return (
    <StandalonePage title={text(TITLE)}>
      {may ? <Orders /> : <FailurePage status="403" detail={permissionCode(orders, 'list')} />}
    </StandalonePage>
  )
}

function Orders(): ReactNode {
  const page = useListPage(orders)
  return <EntityList page={page} record={PurchaseOrderModal} selectable={false} />
}
