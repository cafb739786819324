import type { Lookup } from '../../grid/api/lookup'

/** Areas by code or name: they come with the library, so that nobody is asked. */
export function areaLookup(): Lookup {
  const areas = () => import('../lookup/areaLookup')
  return {
    search: async (keyword) => (await areas()).searchAreas(keyword),
    texts: async (values) => (await areas()).areaTexts(values),
    find: async (words) => (await areas()).findAreas(words),
    debounce: 0,
  }
}
