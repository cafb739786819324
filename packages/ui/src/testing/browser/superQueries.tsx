import { expect, vi } from 'vitest'
import type { Mock } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import { ListPage } from '../../list-page/ListPage'
import { SearchForm } from '../../list-page/search/SearchForm'
import { DataTable } from '../../list-page/table/DataTable'
import { ListToolbar } from '../../list-page/toolbar/ListToolbar'
import { useListPage } from '../../list-page/useListPage'
import { createFakeDataSource } from '../fake/createFakeDataSource'
import type { FakeDataSource } from '../fake/createFakeDataSource'
import type { FakeSeed } from '../fake/createFakeDataSource'
import type { SavedQueryRecord } from '../../foundation/dataSource'
import { demoDepartments, demoDicts, demoUsers } from '../fixtures/people'
import { demoQuotation } from '../fixtures/quotation'
import type { PermissionLists } from '../../foundation/permission/permissionLists'
import { StoryFrame } from '../StoryFrame'
import { waitFor } from '../testers/dom'
import { superQueryFields } from '../../super-query/logic/entityFields'
import type { SuperQueryLine, SuperQueryValue } from '../../super-query/logic/query'
import { SAVED_QUERY_PREFIX } from '../../super-query/logic/savedQueries'
import type { SavedQuery } from '../../super-query/logic/savedQueries'
import { SuperQuery } from '../../super-query/SuperQuery'
import { SuperQueryButton } from '../../super-query/SuperQueryButton'

/** Under it queries are saved. */
export const CODE = 'super-query-test'
const fields = superQueryFields(demoQuotation, 'zh-CN')

/** What local storage keeps. */
export const readSaved = () =>
  JSON.parse(localStorage.getItem(SAVED_QUERY_PREFIX + CODE) ?? '[]') as SavedQuery[]
/** Puts queries into local storage. */
export const keep = (queries: unknown[]) =>
  localStorage.setItem(SAVED_QUERY_PREFIX + CODE, JSON.stringify(queries))
/** The value of the first saved query's first condition. */
export const firstValue = () => (readSaved()[0]?.records[0] as SuperQueryLine | undefined)?.val

/** The builder, and what was done in it. */
interface OpenBuilder {
  onSearch: Mock<(query: SuperQueryValue) => void>
  onReset: Mock
  onClose: Mock
  source: FakeDataSource
}

/** Opens the builder. */
export async function openSuperQuery(
  query?: SuperQueryValue,
  seed?: FakeSeed,
  permissions?: PermissionLists,
): Promise<OpenBuilder> {
  const source = createFakeDataSource({
    dicts: demoDicts,
    users: demoUsers,
    departments: demoDepartments,
    ...seed,
  })
  const onSearch = vi.fn<(query: SuperQueryValue) => void>()
  const onReset = vi.fn()
  const onClose = vi.fn()
  await render(
    <StoryFrame dataSource={source} permissions={permissions}>
      <SuperQuery
        open
        fields={fields}
        saveCode={CODE}
        query={query}
        onSearch={onSearch}
        onReset={onReset}
        onClose={onClose}
      />
    </StoryFrame>,
  )
  await expect.element(page.getByText('高级查询构造器')).toBeVisible()
  return { onSearch, onReset, onClose, source }
}

/** A condition, by its position. */
export const line = (position: number) => page.getByRole('group', { name: `条件${position}`, exact: true })
/** A button by its name. */
export const button = (name: string | RegExp) => page.getByRole('button', { name })

/** Chooses an option of a select by the keyboard. */
export async function choose(select: Locator, text: string): Promise<void> {
  await select.click()
  // Long lists render the options in sight only: those that can be searched are searched.
  if (!(select.element() as HTMLInputElement).readOnly) await select.fill(text)
  const option = await waitFor(`the option ${text}`, () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
      ),
    ].find((each) => each.textContent === text),
  )
  option.click()
}

/** Answers the dialog that was opened last. */
export const confirmLast = () =>
  button(/确\s*定/)
    .last()
    .click()

/** Says yes to the question whether a query is to be deleted, when it is there: another dialog may still be fading. */
export async function confirmDeletion(): Promise<void> {
  await expect.element(page.getByText('是否删除当前查询？').last()).toBeVisible()
  await confirmLast()
}

/** 备注 包含 急. */
export const remark: SuperQueryValue = {
  matchType: 'and',
  lines: [{ field: 'remark', rule: 'like', val: '急' }],
}

/** A query that the server keeps. */
export const record = (of: Partial<SavedQueryRecord>): SavedQueryRecord => ({
  id: 's1',
  page: CODE,
  name: '',
  query: remark,
  shared: false,
  owner: 'admin',
  mine: true,
  updatedAt: '2026-11-20 09:00:00',
  ...of,
})

/** A list of quotations with the advanced query among its buttons. */
export function Quotations({ onView }: { onView?: (id: string) => void }) {
  const list = useListPage(demoQuotation)
  return (
    <ListPage page={list}>
      <SearchForm page={list} />
      <ListToolbar page={list}>
        <SuperQueryButton page={list} />
      </ListToolbar>
      <DataTable page={list} {...(onView && { onView: (row) => onView(row.id) })} />
    </ListPage>
  )
}
