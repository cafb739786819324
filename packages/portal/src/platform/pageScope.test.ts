import { expect, it } from 'vitest'
import { pageScope } from './pageScope'

it.each([
  ['/sg/sales/quotation', 'SG'],
  ['/uae/warehouse/inventory', 'UAE'],
  ['/hq/sales/quotation/edit/1', 'HQ'],
  ['/sales/quotation', undefined],
  ['/hqx/sales', undefined],
])('narrows %s to %s', (path, value) => {
  expect(pageScope(path)?.value).toBe(value)
})
