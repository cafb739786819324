import { expect, it } from 'vitest'
import { testOrder } from '../testing/orderEntity'
import { titleRows } from '../spreadsheet/titleRows'
import { exportedFields } from './exportSpreadsheet'

it('exports the columns of the list, then what else is entered, but no files and nothing computed', () => {
  const all = [...testOrder.list, 'reference', 'paid']
  expect(exportedFields(testOrder)).toEqual(all)
  const fields = {
    ...testOrder.fields,
    contract: { kind: 'file', zh: '合同', en: 'Contract' } as const,
    paidBy: { kind: 'user', readonly: true, zh: '付款人', en: 'Paid by' } as const,
  }
  expect(exportedFields({ ...testOrder, fields })).toEqual(all)
})

it('is headed in the language of who exports', () => {
  const order = { zh: '订单', en: 'Orders' }
  expect(titleRows(order, '王小敏', [order], 'zh-CN')).toEqual([['订单'], ['导出人:王小敏'], ['订单']])
  expect(titleRows(order, 'Wang', [order], 'en-US')).toEqual([['Orders'], ['Exported by: Wang'], ['Orders']])
})
