import { AREA_SEPARATOR, readArea } from '../../area-select/areaData'
import type { Area } from '../../area-select/areaData'
import { loadAreas, treeOf } from '../../area-select/useAreas'
import type { LookupOption, NamedOptions } from '../../grid/api/lookup'

/** So many hits are offered. */
const LIMIT = 50

interface NamedArea extends LookupOption {
  name: string
}

let all: Promise<{ areas: Area[]; named: NamedArea[] }> | undefined

const listOf = (areas: readonly Area[], above: string): NamedArea[] =>
  areas.flatMap(({ code, name, children = [] }) => {
    const text = above + name
    return [{ value: code, text, name }, ...listOf(children, text + AREA_SEPARATOR)]
  })

function loaded() {
  all ??= loadAreas().then(
    (lists) => {
      const areas = treeOf(lists)
      return { areas, named: listOf(areas, '') }
    },
    (error: unknown) => {
      all = undefined
      throw error
    },
  )
  return all
}

/** Areas whose name or code contains the keyword, those that are called so first; for a blank one the provinces. */
export async function searchAreas(keyword: string): Promise<readonly LookupOption[]> {
  const { named } = await loaded()
  if (keyword === '') return named.filter(({ value }) => value.endsWith('0000'))
  const found = named.filter(
    ({ name, text, value }) => name.includes(keyword) || text === keyword || value === keyword,
  )
  const exact = found.filter(({ name }) => name === keyword)
  return [...exact, ...found.filter(({ name }) => name !== keyword)].slice(0, LIMIT)
}

/** Stored codes by their names, from the province down; a retired code by its old name. */
export async function areaTexts(values: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { areas } = await loaded()
  return new Map(
    values.flatMap((value) => {
      const { path, retired } = readArea(areas, value)
      if (path.length === 0) return []
      const names = path.map(({ name }) => name)
      return [[value, (retired ? [...names.slice(0, -1), retired] : names).join(AREA_SEPARATOR)]]
    }),
  )
}

/** What codes, whole paths and names of areas stand for; a name that several have is for nobody to decide. */
export async function findAreas(words: readonly string[]): Promise<NamedOptions> {
  const { named } = await loaded()
  const exact = new Map(named.flatMap((area) => [[area.value, area] as const, [area.text, area] as const]))
  const byName = new Map<string, NamedArea[]>()
  for (const area of named) byName.set(area.name, [...(byName.get(area.name) ?? []), area])
  return new Map(
    words.map((word) => {
      const one = exact.get(word)
      return [word, one ? [one] : (byName.get(word) ?? [])]
    }),
  )
}
