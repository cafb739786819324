import { areaList } from '@vant/area-data'
import { describe, expect, it } from 'vitest'
import { areaValue, buildAreas, RETIRED_AREAS, readArea } from './areaData'
import type { AreaValueType } from './areaData'

const areas = buildAreas(areaList)
const names = (value: string) => readArea(areas, value).path.map(({ name }) => name)

describe('areas', () => {
  it('knows the mainland, Hong Kong, Macau and Taiwan', () => {
    expect(areas.length).toBe(34)
    expect(names('310115')).toEqual(['上海市', '上海市', '浦东新区'])
    for (const code of ['810000', '820000', '710000']) {
      const [province] = readArea(areas, code).path
      expect(province?.children?.length, code).toBeGreaterThan(0)
    }
  })

  it('reads and writes codes, lists of codes and names', () => {
    const { path } = readArea(areas, '310115')
    for (const type of ['code', 'codes', 'text'] as const) {
      const stored = areaValue(path, type)!
      expect(readArea(areas, stored).path, stored).toEqual(path)
    }
    expect(areaValue([], 'code')).toBeNull()
    expect(() => areaValue(path, 'zip' as AreaValueType)).toThrow('Bad type value')
  })

  it('leads retired codes to those that took their place', () => {
    expect(readArea(areas, '310103')).toMatchObject({ retired: '卢湾区', path: [{}, {}, { name: '黄浦区' }] })
    for (const [code, { now }] of Object.entries(RETIRED_AREAS)) {
      expect(readArea(areas, code).path.at(-1)?.code, code).toBe(now)
      expect(areaList.county_list[code], `${code} is not given any more`).toBeUndefined()
    }
  })

  it('knows nothing of nonsense', () => {
    expect(readArea(areas, '999999').path).toEqual([])
    expect(readArea(areas, '亚特兰蒂斯').path).toEqual([])
  })
})
