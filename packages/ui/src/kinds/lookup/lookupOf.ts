import type { RemoteSource } from '../../foundation/remote-select/remoteSource'
import { filterOptions } from '../../grid/cells/select/findOption'
import type { Lookup, LookupOption, NameFinder } from '../../grid/api/lookup'

/** So many options at most are loaded at once. */
export const ALL = 1000

/** Loads when it is first wanted, and once; a failed load is tried again. */
export function once(load: () => Promise<readonly LookupOption[]>): typeof load {
  let loaded: Promise<readonly LookupOption[]> | undefined
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    }))
}

/** Searches in options that are loaded once. */
export function filtered(load: () => Promise<readonly LookupOption[]>): Lookup['search'] {
  const options = once(load)
  return async (keyword) => filterOptions(await options(), keyword)
}

/** Finds what pasted words stand for; loaded with the first paste. */
export const finders = () => import('./findNames')
/** Sources of options; their code comes when it is first wanted. */
export const sources = () => import('../../foundation/remote-select/remoteSource')

/** A source whose code comes when it is first asked. */
export function fetched(
  make: (from: Awaited<ReturnType<typeof sources>>) => RemoteSource | undefined,
): Pick<RemoteSource, 'search' | 'resolve'> {
  let source: RemoteSource | undefined
  const get = async () => (source ??= make(await sources()))
  return {
    search: async (keyword, signal) => (await get())?.search(keyword, signal) ?? [],
    resolve: async (values) => (await get())?.resolve(values) ?? [],
  }
}

export function lookupOf(
  { search, resolve }: Pick<RemoteSource, 'search' | 'resolve'>,
  find?: NameFinder,
): Lookup {
  return {
    search: (keyword, signal) => search(keyword, signal),
    async texts(values) {
      return new Map((await resolve([...values])).map(({ value, text }) => [value, text]))
    },
    ...(find && { find }),
  }
}
