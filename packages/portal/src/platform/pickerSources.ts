import { calls } from '@lading/core/calls'
import type { TreeNodeModel } from '@lading/core/contract'
import type { Page } from '@lading/core/envelope'
import type {
  LevelNode,
  ListParams,
  PickerSources,
  PositionOption,
  ReportConfig,
  ReportQueryItem,
} from '@lading/ui/foundation'
import { dictOption } from './dictCache'
import { request } from './request'

type PositionList = (input: { query: ListParams; signal?: AbortSignal }) => Promise<Page<PositionOption>>

/** The code that stands above all categories (contract §13). */
const ALL_CATEGORIES = '0'

/** Roles, positions, reports and trees, by the calls of the contract (§9, §12.3, §13, §16, §20). */
export const pickerSources: Omit<PickerSources, 'users' | 'departments'> = {
  roles: {
    page: (query, signal) => request().roles.list({ query, signal }),
  },
  positions: {
    page: async (query, signal) => {
      // The contract leaves rows and filters of plain administrations open.
      const list = request().positions.list as unknown as PositionList
      const page = await list({ query, signal })
      return {
        ...page,
        records: page.records.map(({ id, code, name, rank, rank_dictText }) => ({
          id,
          code,
          name,
          ...(rank && { rank }),
          ...(rank_dictText && { rank_dictText }),
        })),
      }
    },
  },
  reports: {
    columns: async (code, signal) => {
      const config = await request().call(calls.reportColumns, { params: { code }, signal })
      const dictOptions = Object.entries(config.dictOptions ?? {})
      return {
        ...config,
        dictOptions: Object.fromEntries(
          dictOptions.map(([name, options]) => [name, options.map(dictOption)]),
        ),
      } as ReportConfig
    },
    queryItems: async (id, signal) =>
      (await request().call(calls.reportQueryInfo, { params: { id }, signal })) as ReportQueryItem[],
    data: (id, query, signal) => request().call(calls.reportData, { params: { id }, query, signal }),
  },
  trees: {
    level: async ({ dict, pid, pidField, hasChildField, condition }, signal) => {
      const [tableName = '', text = '', code = ''] = dict.split(',')
      const query = { tableName, text, code, pid, pidField, hasChildField, condition }
      return (await request().dict.tree({ query, signal })).map(levelNode)
    },
    categories: async ({ pid, pcode, condition }, signal) => {
      // The first level is asked for by the code above it, `0` for the roots: an empty id is no node (contract §13).
      const above = pid === '' ? { pcode: pcode || ALL_CATEGORIES } : { pid }
      return (await request().categories.level({ query: { ...above, condition }, signal })).map(levelNode)
    },
    allCategories: async (pcode, signal) => {
      const { all, one } = request().categories
      if (!pcode || pcode === ALL_CATEGORIES)
        return (await all({ query: { code: ALL_CATEGORIES }, signal })).map(dictOption)
      // A code begins with itself: the category that the others stand below is none of them.
      const [found, top] = await Promise.all([
        all({ query: { code: pcode }, signal }),
        one({ query: { field: 'code', val: pcode }, signal }),
      ])
      return found.filter(({ value }) => value !== top.id).map(dictOption)
    },
    categoryTexts: (ids, signal) => request().categories.texts({ query: { ids: ids.join(',') }, signal }),
  },
}

/** A node of the wire as tree selects show one; categories have no value of their own but their key. */
function levelNode({ key, value, title, leaf }: TreeNodeModel): LevelNode {
  return { value: value ?? key, title, leaf }
}
