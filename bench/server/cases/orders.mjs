import { CUSTOMER, itemOf, VESSEL } from '../trade.mjs'

/** The body of a new quotation with `count` lines. */
export function quotationWith(count) {
  return {
    customerNo: CUSTOMER,
    vessel: VESSEL,
    eta: '2026-12-01',
    saQuotationLine: {
      deleteData: [],
      tableData: Array.from({ length: count }, (_, index) => ({
        id: `row_${index}_temp`,
        itemId: itemOf(index),
        quantity: 1 + (index % 50),
        unit: 'PCS',
        price: 10 + (index % 90) / 10,
      })),
    },
  }
}
