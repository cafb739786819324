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

/** Roles, positions, reports and trees, by the calls of the contract (§9, §12.3, §13, §16, §20). */
export const pickerSources: PickerSources = {
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
    categories: async ({ pid, pcode, condition }, signal) =>
      (await request().categories.level({ query: { pid, pcode, condition }, signal })).map(levelNode),
    allCategories: async (pcode, signal) =>
      (await request().categories.all({ query: { code: pcode ?? '0' }, signal })).map(dictOption),
    categoryTexts: (ids, signal) => request().categories.texts({ query: { ids: ids.join(',') }, signal }),
  },
}

/** A node of the wire as tree selects show one; categories have no value of their own but their key. */
function levelNode({ key, value, title, leaf }: TreeNodeModel): LevelNode {
  return { value: value ?? key, title, leaf }
}
