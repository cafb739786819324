import { expect, it } from 'vitest'
import { testOrder } from '../testing/orderEntity'
import { titleRows } from '../spreadsheet/titleRows'
import { exportedFields } from './exportSpreadsheet'

it('exports the columns of the list, then what an import needs', () => {
  expect(exportedFields(testOrder)).toEqual(testOrder.list)
  const fields = { ...testOrder.fields, reference: { ...testOrder.fields.reference!, required: true } }
  expect(exportedFields({ ...testOrder, fields })).toEqual([...testOrder.list, 'reference'])
})

it('is headed in the language of who exports', () => {
  const order = { zh: '订单', en: 'Orders' }
  expect(titleRows(order, '王小敏', [order], 'zh-CN')).toEqual([['订单'], ['导出人:王小敏'], ['订单']])
  expect(titleRows(order, 'Wang', [order], 'en-US')).toEqual([['Orders'], ['Exported by: Wang'], ['Orders']])
})
