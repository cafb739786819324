import { pageOf } from '@lading/core/envelope'
import type { Page } from '@lading/core/envelope'
import { allDepartments } from './allDepartments'
import type { DepartmentNode, UserOption } from '../sourceTypes'
import type { BoundDataSource, ListParams } from '../dataSource'
import { maybePinyin, pinyinMatcher } from '../pinyin/pinyin'
import { contains, REMOTE_PAGE_SIZE } from './remoteLimits'
import type { RemoteOption } from './remoteOption'

/** Where rows are searched, and by what. */
export interface RowSearch<Row extends object> {
  source: { page(query: ListParams, signal?: AbortSignal): Promise<Page<Row>> }
  /** The fields that are asked for the keyword, one after the other, until one finds anything. */
  fields: readonly (keyof Row & string)[]
  /** The field whose texts are read as pinyin. */
  text: keyof Row & string
  /** Most rows that are read to be matched by pinyin: the greatest page of the call. */
  most: number
}

/**
 * One page of the rows that contain a keyword. Letters that no field has are tried as pinyin of the texts, whole or by
 * initials.
 *
 * @param query page, order and other conditions; the empty keyword leaves it as it is
 */
export async function searchRows<Row extends object>(
  { source, fields, text, most }: RowSearch<Row>,
  keyword: string,
  query: ListParams & { pageNo: number; pageSize: number },
  signal?: AbortSignal,
): Promise<Page<Row>> {
  if (keyword === '') return source.page(query, signal)
  let found: Page<Row> | undefined
  for (const field of fields) {
    found = await source.page({ ...query, [field]: `*${keyword}*` }, signal)
    // A page beyond the last is empty, too: whether there is anything at all says which field is meant.
    if (found.total > 0) return found
  }
  if (found && !maybePinyin(keyword)) return found
  const { pageNo, pageSize } = query
  const all = await source.page({ ...query, pageNo: 1, pageSize: most }, signal)
  const fitting = await byPinyin(keyword, all.records, (row) => String(row[text] ?? ''))
  const first = (pageNo - 1) * pageSize
  return pageOf(fitting.slice(first, first + pageSize), fitting.length, pageNo, pageSize)
}

/** What is called by a keyword in pinyin, whole or by initials; nothing where the keyword cannot be pinyin. */
export async function byPinyin<Item>(
  keyword: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Promise<Item[]> {
  if (!maybePinyin(keyword)) return []
  const matches = await pinyinMatcher(keyword)
  return items.filter((item) => matches(nameOf(item)))
}

/** Most users that one call gives (contract §8). */
const USERS_PAGE = 1000

/** Users: letters and digits are looked for in the account first, everything else in the name only (contract §8). */
export function searchUsers(
  { users }: Pick<BoundDataSource, 'users'>,
  keyword: string,
  query: ListParams & { pageNo: number; pageSize: number },
  signal?: AbortSignal,
): Promise<Page<UserOption>> {
  const isAccount = /^[\x00-\x7f]*$/.test(keyword)
  const fields = isAccount ? (['username', 'realname'] as const) : (['realname'] as const)
  return searchRows({ source: users, fields, text: 'realname', most: USERS_PAGE }, keyword, query, signal)
}

/** Departments that the server finds, else those that are called so in pinyin. */
export async function searchDepartments(
  { departments }: Pick<BoundDataSource, 'departments'>,
  keyword: string,
  signal?: AbortSignal,
): Promise<DepartmentNode[]> {
  const found = allDepartments(await departments.search(keyword, signal))
  if (found.length > 0 || !maybePinyin(keyword)) return found
  return byPinyin(keyword, allDepartments(await departments.tree(signal)), ({ departName }) => departName)
}

/** Categories by name or pinyin: of all levels where the source can give them, else of the first. */
export async function searchCategories(
  { trees }: Pick<BoundDataSource, 'trees'>,
  pcode: string | undefined,
  keyword: string,
  signal?: AbortSignal,
): Promise<RemoteOption[]> {
  const all: RemoteOption[] = trees.allCategories
    ? await trees.allCategories(pcode, signal)
    : (await trees.categories({ pid: '', pcode }, signal)).map(({ value, title }) => ({ value, text: title }))
  const found = all.filter(({ text }) => contains(text, keyword))
  const fitting = found.length > 0 ? found : await byPinyin(keyword, all, ({ text }) => text)
  return fitting.slice(0, REMOTE_PAGE_SIZE)
}
