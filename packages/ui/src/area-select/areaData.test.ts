import { areaList } from '@vant/area-data'
import { describe, expect, it } from 'vitest'
import { areaValue, buildAreas, readArea } from './areaData'
import type { AreaValueType } from './areaData'
import { RETIRED_AREAS } from './retiredAreas'

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
    expect(readArea(areas, '341400')).toEqual({ path: readArea(areas, '340181').path })
    expect(readArea(areas, '652200')).toMatchObject({ retired: '哈密地区', path: [{}, { name: '哈密市' }] })
    expect(readArea(areas, '310103')).toMatchObject({ retired: '卢湾区', path: [{}, {}, { name: '黄浦区' }] })
    for (const [code, { now }] of Object.entries(RETIRED_AREAS)) {
      expect(readArea(areas, code).path.at(-1)?.code, code).toBe(now)
      const given = areaList.county_list[code] ?? areaList.city_list[code]
      expect(given, `${code} is not given any more`).toBeUndefined()
      // Into another province none has gone since 2006.
      expect(now.slice(0, 2), code).toBe(code.slice(0, 2))
    }
  })

  it('knows nothing of nonsense', () => {
    expect(readArea(areas, '999999').path).toEqual([])
    expect(readArea(areas, '亚特兰蒂斯').path).toEqual([])
  })
})
