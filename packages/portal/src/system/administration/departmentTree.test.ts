import { expect, it } from 'vitest'
import { textIn } from '@lading/core/text'
import { departmentName } from './departmentTree'

it('calls a department in the language of the page, and by its only name where it has no other', () => {
  const sales = departmentName({ departName: '销售一部', departNameEn: 'Sales 1' })
  expect([textIn(sales, 'zh-CN'), textIn(sales, 'en-US')]).toEqual(['销售一部', 'Sales 1'])
  for (const departNameEn of ['', null])
    expect(textIn(departmentName({ departName: '洋山仓', departNameEn }), 'en-US')).toBe('洋山仓')
})
