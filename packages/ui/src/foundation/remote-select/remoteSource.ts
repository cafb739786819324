import type { DepartmentNode, DictOption } from '../sourceTypes'
import type { BoundDataSource, PagedSource } from '../dataSource'
import { allDepartments } from './allDepartments'
import { LIST_PAGE } from './limits'
import type { LazyReference, ReferencePort, ReferenceSource } from '../uiContext'
import type { RemoteOption } from './remoteOption'
import { contains, REMOTE_PAGE_SIZE } from './remoteLimits'

/** What searches comes with the first search. */
const searching = () => import('./searchRows')

const FIRST_PAGE = { pageNo: 1, pageSize: REMOTE_PAGE_SIZE }

/** Where a field's options come from. */
export interface RemoteSource {
  /** Names the source: equal keys share their labels. */
  key: string
  /** At most ten options that contain the keyword; empty keyword: the first ten. */
  search(keyword: string, signal?: AbortSignal): Promise<RemoteOption[]>
  /** The options of stored values, at most a hundred, in any order; unknown values are left out. */
  resolve(values: string[]): Promise<RemoteOption[]>
}

/** Table dictionaries (`table,text,code`) are searched on the server; plain ones are short and filtered here. */
export function dictSource(dict: string, source: BoundDataSource): RemoteSource {
  const key = `dict:${dict}`
  if (!dict.includes(',')) {
    const find = async (test: (option: DictOption) => boolean) => (await source.dict.items(dict)).filter(test)
    return {
      key,
      search: async (keyword) =>
        (await find(({ text, value }) => contains(text, keyword) || contains(value, keyword))).slice(
          0,
          REMOTE_PAGE_SIZE,
        ),
      resolve: (values) => find(({ value }) => values.includes(value)),
    }
  }
  return {
    key,
    search: (keyword, signal) => source.dict.search(dict, { keyword, pageSize: REMOTE_PAGE_SIZE }, signal),
    resolve: async (values) => {
      const texts = await source.dict.texts(dict, values)
      // A key that no longer exists may be dropped from the answer: then positions say nothing.
      if (texts.length === values.length)
        return values.map((value, i) => ({ value, text: texts[i] ?? value }))
      if (source.dict.find) {
        return (await source.dict.find(dict, values)).filter(({ value }) => values.includes(value))
      }
      const singles = await Promise.all(values.map((value) => source.dict.texts(dict, [value])))
      return values.flatMap((value, i) =>
        singles[i]?.[0] === undefined ? [] : [{ value, text: singles[i][0] }],
      )
    },
  }
}

/** Categories by id, below the category with the code `pcode`. */
export function categorySource(pcode: string | undefined, source: BoundDataSource): RemoteSource {
  return {
    key: 'category',
    search: async (keyword, signal) => (await searching()).searchCategories(source, pcode, keyword, signal),
    resolve: async (values) => {
      const texts = await source.trees.categoryTexts(values)
      return values.map((value, at) => ({ value, text: texts[at] || value }))
    },
  }
}

/** Users by account. */
export function userSource(source: BoundDataSource): RemoteSource {
  const option = (user: { username: string; realname: string }): RemoteOption => ({
    value: user.username,
    text: user.realname || user.username,
    row: { ...user },
  })
  return {
    key: 'user',
    search: async (keyword, signal) => {
      return (await (await searching()).searchUsers(source, keyword, FIRST_PAGE, signal)).records.map(option)
    },
    resolve: async (values) => (await source.users.byUsernames(values)).map(option),
  }
}

/** Departments by id. */
export function departmentSource(source: BoundDataSource): RemoteSource {
  const option = (node: DepartmentNode): RemoteOption => ({
    value: node.id,
    text: node.departName,
    row: { ...node },
  })
  return {
    key: 'dept',
    search: async (keyword, signal) => {
      if (keyword === '') return allDepartments(await source.departments.tree(signal)).map(option)
      const found = await (await searching()).searchDepartments(source, keyword, signal)
      return found.slice(0, REMOTE_PAGE_SIZE).map(option)
    },
    resolve: async (values) =>
      allDepartments(await source.departments.tree())
        .filter((node) => values.includes(node.id))
        .map(option),
  }
}

/** The definition of a reference, fetched once. */
export function loadReference(reference: ReferencePort): Promise<ReferenceSource> {
  if (!('load' in reference)) return Promise.resolve(reference)
  const known = loading.get(reference)
  if (known) return known
  const loaded = reference.load()
  loading.set(reference, loaded)
  // A failed fetch is forgotten, so that the next field asks again.
  loaded.catch(() => loading.delete(reference))
  return loaded
}

const loading = new WeakMap<LazyReference, Promise<ReferenceSource>>()

/** The rows that may be picked: by the narrower call where there is one. */
export function pickable(api: string, source: BoundDataSource): PagedSource<Record<string, unknown>> {
  const resource = source.resource(api)
  return {
    page: (query, signal) => (resource.pick ? resource.pick(query, signal) : resource.list(query, signal)),
  }
}

/**
 * Records of another entity, as a reference says.
 *
 * @param filters what searches are restricted to, by field; stored values have their names in any case
 */
export function recordSource(
  reference: ReferencePort,
  source: BoundDataSource,
  filters: Readonly<Record<string, string>> = {},
): RemoteSource {
  const rows = pickable(reference.api, source)
  const optionOf =
    ({ value, text, textElse }: ReferenceSource) =>
    (row: Record<string, unknown>): RemoteOption => {
      const code = String(row[value] ?? '')
      const name = String(row[text] || (textElse && row[textElse]) || '')
      return { value: code, text: name && name !== code ? `${code} ${name}` : code, row }
    }
  return {
    key: `record:${reference.api}${reference.english ? ':en' : ''}`,
    search: async (keyword, signal) => {
      const [known, { searchRows }] = await Promise.all([loadReference(reference), searching()])
      const { text, textElse, value } = known
      // What is typed as pinyin is the Chinese name.
      const search = {
        source: rows,
        fields: known.search ?? [text, value],
        text: textElse ?? text,
        most: LIST_PAGE,
      }
      const found = await searchRows(search, keyword, { ...filters, ...FIRST_PAGE }, signal)
      return found.records.map(optionOf(known))
    },
    resolve: async (values) => {
      const known = await loadReference(reference)
      // A trailing comma makes it a list of values even when it is only one (contract §3.2).
      const query = { [known.value]: `${values.join(',')},`, pageNo: 1, pageSize: values.length }
      return (await rows.page(query)).records.map(optionOf(known))
    },
  }
}

/** Roles by code (contract §9). */
export function roleSource(source: BoundDataSource): RemoteSource {
  return pagedSource('role', source.roles, 'roleCode', 'roleName')
}

/** Positions by code (contract §16). */
export function positionSource(source: BoundDataSource): RemoteSource {
  return pagedSource('position', source.positions, 'code', 'name')
}

function pagedSource<Option extends object>(
  key: string,
  source: PagedSource<Option>,
  value: keyof Option & string,
  text: keyof Option & string,
): RemoteSource {
  const option = (row: Option): RemoteOption => ({
    value: String(row[value]),
    text: String(row[text]),
    row: { ...row } as Record<string, unknown>,
  })
  return {
    key,
    search: async (keyword, signal) => {
      const search = { source, fields: [text, value], text, most: LIST_PAGE }
      return (await (await searching()).searchRows(search, keyword, FIRST_PAGE, signal)).records.map(option)
    },
    resolve: async (values) => {
      const query = { [value]: `${values.join(',')},`, pageNo: 1, pageSize: values.length }
      return (await source.page(query)).records.map(option)
    },
  }
}
