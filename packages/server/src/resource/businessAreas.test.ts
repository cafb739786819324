import { expect, it } from 'vitest'
import { testClaim } from '../testing/claimEntity'
import { businessAreas } from './businessAreas'
import { resourceMenus } from './resourceMenus'

it('names the group that the lists of an area stand in, and no group that nothing stands in', () => {
  const { area } = testClaim
  const { menus = [] } = businessAreas(
    [
      { area, zh: '报销管理', en: 'Claims', icon: 'car', sortNo: 30 },
      { area: 'elsewhere', zh: '销售管理', en: 'Sales', icon: 'shopping', sortNo: 10 },
    ],
    [{ name: 'claim', entity: testClaim }],
  )
  const [own] = resourceMenus(testClaim)
  expect(own?.title).toEqual({ zh: area, en: area })
  expect(menus).toEqual([{ ...own, title: { zh: '报销管理', en: 'Claims' }, icon: 'car', sortNo: 30 }])
})
