import type { Page } from '@lading/core/envelope'
import type { DepartmentNode, DictOption, UserOption } from './sourceTypes'
import type { ListParams } from '@lading/core/ports'

/** A role, as pickers show one (spec 2 §3). */
export interface RoleOption {
  id: string
  roleName: string
  roleCode: string
}

/** A position, as pickers show one (spec 2 §3). */
export interface PositionOption {
  id: string
  code: string
  name: string
  rank?: string
  rank_dictText?: string
}

/** A list call of roles or positions: filters by field in the query language, paged. */
export interface PagedSource<Option> {
  page(query: ListParams, signal?: AbortSignal): Promise<Page<Option>>
}

/** A column of an online report (spec 2 §3); `customRender` names one of the report's dictionaries. */
export interface ReportColumn {
  title: string
  dataIndex: string
  customRender?: string
  sorter?: boolean
  fieldType?: string
  /** In pixels. */
  fieldWidth?: number
}

/** Columns and dictionaries of an online report. */
export interface ReportConfig {
  cgRpConfigId: string
  cgRpConfigName: string
  columns: ReportColumn[]
  dictOptions: Record<string, DictOption[]>
}

/** A condition that a report offers; `hidden` `'1'`: under the toggle. */
export interface ReportQueryItem {
  field: string
  label: string
  /** `single`: one value; anything else: a range. */
  mode: string
  view?: string
  hidden?: string
  dictCode?: string
}

/** Online reports (spec 2 §7). */
export interface ReportSource {
  columns(code: string, signal?: AbortSignal): Promise<ReportConfig>
  queryItems(id: string, signal?: AbortSignal): Promise<ReportQueryItem[]>
  data(
    id: string,
    query: ListParams,
    signal?: AbortSignal,
  ): Promise<{ records: Record<string, unknown>[]; total: number }>
}

/** A node of a tree that is loaded level by level. */
export interface LevelNode {
  value: string
  title: string
  leaf: boolean
}

/** One level of a tree of a registered table (spec 2 §7, `loadTreeData`). */
export interface TreeLevelQuery {
  /** `table,text,code`. */
  dict: string
  /** Empty: the roots. */
  pid: string
  pidField?: string
  hasChildField?: string
  /** A JSON object as text. */
  condition?: string
}

/** Trees of stored rows and of categories. */
export interface TreeSource {
  level(query: TreeLevelQuery, signal?: AbortSignal): Promise<LevelNode[]>
  /** One level of the categories below `pid`, or for an empty `pid` below the code `pcode`. */
  categories(
    query: { pid: string; pcode?: string; condition?: string },
    signal?: AbortSignal,
  ): Promise<LevelNode[]>
  /**
   * All categories below the code `pcode`, at once: what a column of a grid searches and reads pasted names by. Absent:
   * the first level is searched, and pasted names are taken as ids.
   */
  allCategories?(pcode?: string, signal?: AbortSignal): Promise<DictOption[]>
  /** Names of categories, in the order of `ids`. */
  categoryTexts(ids: string[], signal?: AbortSignal): Promise<string[]>
}

/** Users. */
export interface UserSource {
  page(query: ListParams, signal?: AbortSignal): Promise<Page<UserOption>>
  byUsernames(usernames: string[], signal?: AbortSignal): Promise<UserOption[]>
  /** Active users whose property has one of the values, e.g. the job numbers of a pasted list. */
  by(property: 'realname' | 'workNo' | 'id', values: string[], signal?: AbortSignal): Promise<UserOption[]>
}

/** Departments. */
export interface DepartmentSource {
  tree(signal?: AbortSignal): Promise<DepartmentNode[]>
  search(keyWord: string, signal?: AbortSignal): Promise<DepartmentNode[]>
}

/**
 * The parts of the data source that pickers and dictionary controls use. Leave out what no page of yours needs: a
 * control whose part is absent says so in its place.
 */
export interface PickerSources {
  users: UserSource
  departments: DepartmentSource
  roles: PagedSource<RoleOption>
  positions: PagedSource<PositionOption>
  reports: ReportSource
  trees: TreeSource
}

/** Name of a part of the data source that may be absent. */
export type PickerPort = keyof PickerSources
