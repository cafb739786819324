import type { Row } from '@lading/core/entity'
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
  const { id, orderNo, supplierCode, salesTaskNumber, amount, company, site, department } = record
  const { paymentType, invoiceCode, categoryId, costCenter } = input
  await records('purchaseExpense', { asSystem: true }).add(
    {
      company,
      supplierCode,
      expenseType: 'goods',
      paymentType,
      invoiceCode,
      purchaseExpenseLine: [
        {
          categoryId,
          costCenter,
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
