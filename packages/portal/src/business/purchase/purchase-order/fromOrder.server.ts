import type { Row } from '@lading/core/entity'
import { Failure, said } from '@lading/server'
import type { Effect } from '@lading/server'

const linesOf = (lines: Readonly<Record<string, Row[]>>): Row[] => lines.purchaseOrderLine ?? []

/** What the warehouse expects of the order; an order is expected once. */
export const createReceive: Effect = async ({ record, lines, records }) => {
  const { id, orderNo, supplierCode, customer, vessel, company, site, department, expectedDate } = record
  await records('receiveOrder', { asSystem: true }).add(
    {
      orderNo,
      supplier: supplierCode,
      customer,
      vessel,
      company,
      site,
      department,
      expectedDate,
      receiveOrderLine: linesOf(lines).map(({ itemId, quantity }) => ({ itemId, quantity })),
    },
    { madeFrom: { id: String(id) } },
  )
}

/** What the supplier is paid for the order; it is paid once. */
export const createExpense: Effect = async ({ record, input, records }) => {
  const { id, orderNo, supplierCode, salesTaskNumber, amount, currency, company, site, department } = record
  const { paymentType, invoiceCode, categoryId, costCenter } = input
  // What the supplier charges; without a tax group of its own, the category proposes one.
  const supplier = await records('supplier', { asSystem: true }).named(String(supplierCode))
  await records('purchaseExpense', { asSystem: true }).add(
    {
      company,
      supplierCode,
      currency,
      expenseType: 'goods',
      paymentType,
      invoiceCode,
      purchaseExpenseLine: [
        {
          categoryId,
          costCenter,
          taxGroup: supplier?.taxGroup,
          site,
          depart: department,
          salesTaskNumber,
          beforeAmount: amount,
          purchaseOrder: orderNo,
        },
      ],
    },
    { madeFrom: { id: String(id) } },
  )
}

/** What is called off must not arrive, nor be paid: what was made from it comes first. */
export const requireNothingUnderWay: Effect = async ({ record, records }) => {
  const from = { id: String(record.id) }
  const receipts = records('receiveOrder', { asSystem: true })
  const expected = (await receipts.lock(await receipts.madeFrom(from))).find(
    ({ status }) => status !== 'cancelled',
  )
  const expenses = records('purchaseExpense', { asSystem: true })
  const paid = (await expenses.lock(await expenses.madeFrom(from))).find(
    ({ approvalState }) => approvalState !== 'rejected',
  )
  if (!expected && !paid) return
  const no = String(expected?.receiveNo ?? paid?.name)
  throw new Failure(
    said(
      `${expected ? '收货单' : '采购费用'}${no}仍有效，采购订单不能作废`,
      `${expected ? 'Receive order' : 'Purchase expense'} ${no} is still valid: the order cannot be cancelled`,
    ),
  )
}
