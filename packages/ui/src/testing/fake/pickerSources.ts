import { pageOf } from '@lading/core/envelope'
import type { Page } from '@lading/core/envelope'
import { matchesWhere, parseListQuery } from '@lading/core/query'
import type { QueryFields } from '@lading/core/query'
import { SourceError } from '../../foundation/dataSource'
import type { DictOption } from '../../foundation/sourceTypes'
import type {
  ListParams,
  PickerSources,
  PositionOption,
  ReportConfig,
  ReportQueryItem,
  RoleOption,
} from '../../foundation/dataSource'
import type { FakeLine } from './fakeCalls'

/** A report of a fake: its configuration, its conditions and all its rows. */
export interface FakeReport {
  config: ReportConfig
  items: readonly ReportQueryItem[]
  rows: readonly Record<string, unknown>[]
}

/** What the fakes of the picker sources know. */
export interface PickerSeed {
  roles?: readonly RoleOption[]
  positions?: readonly PositionOption[]
  /** By their code. */
  reports?: Readonly<Record<string, FakeReport>>
  /** Nodes of trees: by `table,text,code`, or by `category`. The parent of a root is the empty text. */
  trees?: Readonly<Record<string, readonly (DictOption & { parent: string })[]>>
}

const text = { type: 'text' } as const

/** One page of rows, by the query language of core. */
function queried<Row extends object>(
  rows: readonly Row[],
  params: ListParams,
  fields: QueryFields,
): Page<Row> {
  const { where, pageNo, pageSize, sort } = parseListQuery(params, fields, { defaultSort: [] })
  const found = rows.filter((row) => matchesWhere(where, row as Record<string, unknown>))
  for (const { field, order } of sort.toReversed()) {
    const value = (row: Row) => String((row as Record<string, unknown>)[field] ?? '')
    found.sort(
      (a, b) => value(a).localeCompare(value(b), 'zh', { numeric: true }) * (order === 'asc' ? 1 : -1),
    )
  }
  return pageOf(found.slice((pageNo - 1) * pageSize, pageNo * pageSize), found.length, pageNo, pageSize)
}

/** The picker sources of a fake, in memory. */
export function fakePickerSources(
  seed: PickerSeed,
  line: FakeLine,
): Omit<PickerSources, 'users' | 'departments'> {
  const reportOf = (id: string) => {
    const found = Object.values(seed.reports ?? {}).find(({ config }) => config.cgRpConfigId === id)
    if (!found) throw new SourceError('报表不存在', 500)
    return found
  }
  const level = (key: string, pid: string) => {
    const nodes = seed.trees?.[key] ?? []
    return nodes
      .filter(({ parent }) => parent === pid)
      .map(({ value, text: title }) => ({
        value,
        title,
        leaf: !nodes.some(({ parent }) => parent === value),
      }))
  }
  return {
    roles: {
      page: (query, signal) =>
        line.answer(
          'roles/page',
          query,
          () => queried(seed.roles ?? [], query, { id: text, roleName: text, roleCode: text }),
          signal,
        ),
    },
    positions: {
      page: (query, signal) =>
        line.answer(
          'positions/page',
          query,
          () => queried(seed.positions ?? [], query, { id: text, name: text, code: text, rank: text }),
          signal,
        ),
    },
    reports: {
      columns: (code, signal) =>
        line.answer(
          'reports/columns',
          code,
          () => {
            const found = seed.reports?.[code]
            if (!found) throw new SourceError('报表不存在', 500)
            return found.config
          },
          signal,
        ),
      queryItems: (id, signal) =>
        line.answer('reports/queryItems', id, () => [...reportOf(id).items], signal),
      data: (id, query, signal) =>
        line.answer(
          'reports/data',
          query,
          () => {
            const { config, rows } = reportOf(id)
            const known = Object.entries(query).filter(([name]) => !name.startsWith('self_'))
            const fields = Object.fromEntries(config.columns.map(({ dataIndex }) => [dataIndex, text]))
            return queried(rows, Object.fromEntries(known), fields)
          },
          signal,
        ),
    },
    trees: {
      level: (query, signal) => line.answer('trees/level', query, () => level(query.dict, query.pid), signal),
      categories: (query, signal) =>
        line.answer('trees/categories', query, () => level('category', query.pid), signal),
      allCategories: (pcode, signal) =>
        line.answer(
          'trees/allCategories',
          pcode ?? '',
          () => (seed.trees?.['category'] ?? []).map(({ value, text }) => ({ value, text })),
          signal,
        ),
      categoryTexts: (ids, signal) =>
        line.answer(
          'trees/categoryTexts',
          ids,
          () => ids.map((id) => seed.trees?.['category']?.find(({ value }) => value === id)?.text ?? id),
          signal,
        ),
    },
  }
}
