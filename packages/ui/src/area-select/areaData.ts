/** A province, city or county; the code is the six-digit one of GB/T 2260. */
export interface Area {
  code: string
  name: string
  children?: Area[]
}

/** Areas by name, as published: `110000` → 北京市. */
export interface AreaLists {
  province_list: Readonly<Record<string, string>>
  city_list: Readonly<Record<string, string>>
  county_list: Readonly<Record<string, string>>
}

/** A code that is no longer given, its name, and the code that took its place. */
export interface RetiredArea {
  name: string
  now: string
}

/** Codes that stored records still hold, by merger of counties and districts since 2009. */
export const RETIRED_AREAS: Readonly<Record<string, RetiredArea>> = {
  110103: { name: '崇文区', now: '110101' },
  110104: { name: '宣武区', now: '110102' },
  110228: { name: '密云县', now: '110118' },
  110229: { name: '延庆县', now: '110119' },
  120107: { name: '塘沽区', now: '120116' },
  120108: { name: '汉沽区', now: '120116' },
  120109: { name: '大港区', now: '120116' },
  310103: { name: '卢湾区', now: '310101' },
  310108: { name: '闸北区', now: '310106' },
  310119: { name: '南汇区', now: '310115' },
  310230: { name: '崇明县', now: '310151' },
  320103: { name: '白下区', now: '320104' },
  320107: { name: '下关区', now: '320106' },
  320502: { name: '沧浪区', now: '320508' },
  320503: { name: '平江区', now: '320508' },
  320504: { name: '金阊区', now: '320508' },
  330103: { name: '下城区', now: '330105' },
  330104: { name: '江干区', now: '330102' },
  371202: { name: '莱城区', now: '370116' },
  371203: { name: '钢城区', now: '370117' },
  440116: { name: '萝岗区', now: '440112' },
}

function byStart(areas: readonly Area[], digits: number): Map<string, Area[]> {
  const groups = new Map<string, Area[]>()
  for (const area of areas) {
    const start = area.code.slice(0, digits)
    const group = groups.get(start)
    if (group) group.push(area)
    else groups.set(start, [area])
  }
  return groups
}

/** The lists as a tree. Cities stand below the province of their first two digits, counties by their first four. */
export function buildAreas(lists: AreaLists): Area[] {
  const level = (list: Readonly<Record<string, string>>) =>
    Object.entries(list).map(([code, name]): Area => ({ code, name }))
  const cities = byStart(level(lists.city_list), 2)
  const counties = byStart(level(lists.county_list), 4)
  return level(lists.province_list).map((province) => {
    const below = (cities.get(province.code.slice(0, 2)) ?? []).map((city) => {
      const children = counties.get(city.code.slice(0, 4))
      return children ? { ...city, children } : city
    })
    return below.length > 0 ? { ...province, children: below } : province
  })
}

/** The areas from the province down to a code; empty for a code that is not given. */
export function areaPath(areas: readonly Area[], code: string): Area[] {
  for (const area of areas) {
    if (area.code === code) return [area]
    const below = areaPath(area.children ?? [], code)
    if (below.length > 0) return [area, ...below]
  }
  return []
}

/** Separates the names of a value of type `text`. */
export const AREA_SEPARATOR = '/'

/** How a value is stored: the last code, all codes joined by commas, or the names joined by `/`. */
export type AreaValueType = 'code' | 'codes' | 'text'

/**
 * What is stored of a chosen path.
 *
 * @throws Error `Bad type value` for another type (spec 2 §8)
 */
export function areaValue(path: readonly Area[], type: AreaValueType): string | null {
  if (type !== 'code' && type !== 'codes' && type !== 'text') throw new Error('Bad type value')
  if (path.length === 0) return null
  if (type === 'codes') return path.map(({ code }) => code).join(',')
  if (type === 'text') return path.map(({ name }) => name).join(AREA_SEPARATOR)
  return path.at(-1)!.code
}

/** What a stored value stands for. */
export interface ReadArea {
  /** From the province down; empty when it is not known. */
  path: Area[]
  /** The value names a code that is no longer given: its old name. */
  retired?: string
}

/** Reads a stored value of any type; a retired code leads to the one that took its place. */
export function readArea(
  areas: readonly Area[],
  value: string,
  retired: Readonly<Record<string, RetiredArea>> = RETIRED_AREAS,
): ReadArea {
  if (/^\d/.test(value)) {
    const code = value.split(',').at(-1)!
    const path = areaPath(areas, code)
    const old = retired[code]
    if (path.length > 0 || !old) return { path }
    return { path: areaPath(areas, old.now), retired: old.name }
  }
  const path: Area[] = []
  let level: readonly Area[] = areas
  for (const name of value.split(AREA_SEPARATOR)) {
    const found = level.find((area) => area.name === name)
    if (!found) return { path: [] }
    path.push(found)
    level = found.children ?? []
  }
  return { path }
}
