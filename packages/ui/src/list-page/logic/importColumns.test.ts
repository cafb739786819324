import { expect, it } from 'vitest'
import { mapColumns } from '../../excel-import/logic/mapColumns'
import { demoKinds } from '../../testing/fixtures/kinds'
import { importColumns } from './importColumns'

it('reads sheets with the titles of either language', () => {
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const columns = importColumns(demoKinds, locale, new Map())
    expect(mapColumns(['名称', '部门'], columns)).toEqual(['name', 'department'])
    expect(mapColumns(['Name', 'Departments'], columns)).toEqual(['name', 'department'])
  }
})
