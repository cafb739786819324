import { RETIRED_AREAS } from './retiredAreas'
import type { RetiredArea } from './retiredAreas'

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
  /** The value names a code that is no longer given, of an area that was called otherwise: its old name. */
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
    const successors = areaPath(areas, old.now)
    // One that only has another code now is called as it was.
    return { path: successors, ...(successors.at(-1)?.name !== old.name && { retired: old.name }) }
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
