// Derived from every *.server.ts by `lading generate`: edits here are overwritten.
import type { ServerModule } from '@lading/server'
import { courierServer } from '../src/business/finance/courier/courier.server'
import { expenseServer } from '../src/business/finance/expense/expense.server'
import { assessment360Server } from '../src/business/hr/assessment360/assessment360.server'
import { systemUserServer } from '../src/business/hr/system-user/systemUser.server'
import { logPickServer } from '../src/business/logistics/log-pick/logPick.server'
import { logShipOrderServer } from '../src/business/logistics/log-ship-order/logShipOrder.server'
import { logisticsDeliveryServer } from '../src/business/logistics/logistics-delivery/logisticsDelivery.server'
import { activityCenterServer } from '../src/business/master/activity-center/activityCenter.server'
import { categoryServer } from '../src/business/master/category/category.server'
import { companyServer } from '../src/business/master/company/company.server'
import { costCenterServer } from '../src/business/master/cost-center/costCenter.server'
import { currencyServer } from '../src/business/master/currency/currency.server'
import { customerServer } from '../src/business/master/customer/customer.server'
import { dimensionServer } from '../src/business/master/dimension/dimension.server'
import { itemOverDeliveryServer } from '../src/business/master/item-over-delivery/itemOverDelivery.server'
import { itemServer } from '../src/business/master/item/item.server'
import { partnerServer } from '../src/business/master/partner/partner.server'
import { portServer } from '../src/business/master/port/port.server'
import { productServer } from '../src/business/master/product/product.server'
import { projectTrackingServer } from '../src/business/master/project-tracking/projectTracking.server'
import { siteServer } from '../src/business/master/site/site.server'
import { stationServer } from '../src/business/master/station/station.server'
import { supplierServer } from '../src/business/master/supplier/supplier.server'
import { taxGroupServer } from '../src/business/master/tax-group/taxGroup.server'
import { vesselServer } from '../src/business/master/vessel/vessel.server'
import { giftPermissionServer } from '../src/business/office/gift-permission/giftPermission.server'
import { giftRequestServer } from '../src/business/office/gift-request/giftRequest.server'
import { infoSysPermissionServer } from '../src/business/office/info-sys-permission/infoSysPermission.server'
import { internalProblemCaseServer } from '../src/business/office/internal-problem-case/internalProblemCase.server'
import { mailAccountServer } from '../src/business/office/mail-account/mailAccount.server'
import { purchaseExpenseServer } from '../src/business/purchase/purchase-expense/purchaseExpense.server'
import { purchaseOrderServer } from '../src/business/purchase/purchase-order/purchaseOrder.server'
import { customerComplaintServer } from '../src/business/quality/customer-complaint/customerComplaint.server'
import { inquiryOrderServer } from '../src/business/sales/inquiry-order/inquiryOrder.server'
import { quotationServer } from '../src/business/sales/quotation/quotation.server'
import { salesOrderConfirmationServer } from '../src/business/sales/sales-order-confirmation/salesOrderConfirmation.server'
import { salesOrderServer } from '../src/business/sales/sales-order/salesOrder.server'
import { salesTaskServer } from '../src/business/sales/sales-task/salesTask.server'
import { inventoryServer } from '../src/business/warehouse/inventory/inventory.server'
import { pickOrderServer } from '../src/business/warehouse/pick-order/pickOrder.server'
import { receiveOrderServer } from '../src/business/warehouse/receive-order/receiveOrder.server'
import { stockEntryServer } from '../src/business/warehouse/stock-entry/stockEntry.server'
import { transferOrderServer } from '../src/business/warehouse/transfer-order/transferOrder.server'

/** The business modules of the portal's server. */
export const modules: ServerModule[] = [
  courierServer,
  expenseServer,
  assessment360Server,
  systemUserServer,
  logPickServer,
  logShipOrderServer,
  logisticsDeliveryServer,
  activityCenterServer,
  categoryServer,
  companyServer,
  costCenterServer,
  currencyServer,
  customerServer,
  dimensionServer,
  itemOverDeliveryServer,
  itemServer,
  partnerServer,
  portServer,
  productServer,
  projectTrackingServer,
  siteServer,
  stationServer,
  supplierServer,
  taxGroupServer,
  vesselServer,
  giftPermissionServer,
  giftRequestServer,
  infoSysPermissionServer,
  internalProblemCaseServer,
  mailAccountServer,
  purchaseExpenseServer,
  purchaseOrderServer,
  customerComplaintServer,
  inquiryOrderServer,
  quotationServer,
  salesOrderConfirmationServer,
  salesOrderServer,
  salesTaskServer,
  inventoryServer,
  pickOrderServer,
  receiveOrderServer,
  stockEntryServer,
  transferOrderServer,
]
