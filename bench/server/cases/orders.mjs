/** The body of a new quotation with `count` lines. */
export function quotationWith(count) {
  return {
    customerNo: 'C0001',
    customerName: 'Bench Customer',
    vessel: 'V0001',
    vesselName: 'Bench Vessel',
    eta: '2026-12-01',
    saQuotationLine: {
      deleteData: [],
      tableData: Array.from({ length: count }, (_, index) => ({
        id: `row_${index}_temp`,
        itemId: `ITEM-${index}`,
        itemName: `Item ${index}`,
        quantity: 1 + (index % 50),
        unit: 'PCS',
        price: 10 + (index % 90) / 10,
      })),
    },
  }
}
