import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import { SHARE_QUERY_RIGHT } from '@lading/core/query'
import { ListPage } from '../list-page/ListPage'
import { SearchForm } from '../list-page/search/SearchForm'
import { DataTable } from '../list-page/table/DataTable'
import { ListToolbar } from '../list-page/toolbar/ListToolbar'
import { useListPage } from '../list-page/useListPage'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import type { FakeSeed } from '../testing/fake/createFakeDataSource'
import { SourceError } from '../foundation/dataSource'
import type { SavedQueryRecord } from '../foundation/dataSource'
import { demoDepartments, demoDicts, demoUsers } from '../testing/fixtures/people'
import { demoQuotation } from '../testing/fixtures/quotation'
import type { PermissionLists } from '../foundation/permission/permissionLists'
import { makeQuotations } from '../testing/fixtures/quotations'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { listPageTester } from '../testing/testers/listPageTester'
import { superQueryFields } from './logic/entityFields'
import type { SuperQueryLine, SuperQueryValue } from './logic/query'
import { SAVED_QUERY_PREFIX } from './logic/savedQueries'
import type { SavedQuery } from './logic/savedQueries'
import { readParams } from './logic/superQueryParams'
import { SuperQuery } from './SuperQuery'
import { SuperQueryButton } from './SuperQueryButton'

const CODE = 'super-query-test'
const fields = superQueryFields(demoQuotation, 'zh-CN')

const readSaved = () => JSON.parse(localStorage.getItem(SAVED_QUERY_PREFIX + CODE) ?? '[]') as SavedQuery[]
const keep = (queries: unknown[]) => localStorage.setItem(SAVED_QUERY_PREFIX + CODE, JSON.stringify(queries))
const firstValue = () => (readSaved()[0]?.records[0] as SuperQueryLine | undefined)?.val

async function open(query?: SuperQueryValue, seed?: FakeSeed, permissions?: PermissionLists) {
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

const line = (position: number) => page.getByRole('group', { name: `条件${position}`, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })

/** Chooses an option of a select by the keyboard. */
async function choose(select: Locator, text: string): Promise<void> {
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
const confirmLast = () =>
  button(/确\s*定/)
    .last()
    .click()

const remark: SuperQueryValue = { matchType: 'and', lines: [{ field: 'remark', rule: 'like', val: '急' }] }

/** A query that the server keeps. */
const record = (of: Partial<SavedQueryRecord>): SavedQueryRecord => ({
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

describe('SuperQuery', () => {
  it('is 1000 wide and refuses an empty query', async () => {
    const { onSearch, onClose } = await open()
    expect(document.querySelector<HTMLElement>('.ant-modal')?.style.cssText).toContain('1000px')
    await button(/查\s*询$/).click()
    await expect.element(page.getByText('不能查询空条件')).toBeVisible()
    await button('保存查询条件').click()
    await expect.element(page.getByText('空条件不能保存')).toBeVisible()
    expect(onSearch).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('gives the conditions that count', async () => {
    const { onSearch, onClose } = await open()
    await choose(line(1).getByRole('combobox', { name: '查询字段' }), '备注')
    await choose(line(1).getByRole('combobox', { name: '匹配规则' }), '包含')
    await line(1).getByRole('textbox', { name: '查询值' }).fill('急')
    await button('添加条件').click()
    await choose(page.getByRole('combobox', { name: '过滤条件匹配' }), 'OR（条件中的任意一个匹配）')
    await button(/查\s*询$/).click()
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({ ...remark, matchType: 'or' })
    expect(onClose).toHaveBeenCalled()
  })

  it('clears the value with its field and keeps the first of several values', async () => {
    const { onSearch } = await open({
      matchType: 'and',
      lines: [
        { field: 'port', rule: 'in', val: ['SHA', 'NGB'] },
        { field: 'remark', rule: 'eq', val: '急' },
      ],
    })
    await choose(line(1).getByRole('combobox', { name: '匹配规则' }), '等于')
    await choose(line(2).getByRole('combobox', { name: '查询字段' }), '客户名称')
    await expect.element(line(2).getByRole('textbox', { name: '查询值' })).toHaveValue('')
    await button(/查\s*询$/).click()
    expect(onSearch.mock.lastCall?.[0].lines).toEqual([{ field: 'port', rule: 'eq', val: 'SHA' }])
  })

  it('moves the focus to a line that was added, and to the next when one is removed', async () => {
    await open(remark)
    await button('添加条件').click()
    const second = line(2).getByRole('combobox', { name: '查询字段' })
    await expect.element(second).toHaveFocus()
    await button('删除条件1').click()
    await expect.element(line(2)).not.toBeInTheDocument()
    await expect.element(line(1).getByRole('combobox', { name: '查询字段' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
  })

  it('says in words what it asks for, and asks for days that move', async () => {
    const { onSearch } = await open({
      matchType: 'and',
      lines: [
        { field: 'port', rule: 'in', val: ['CNSHA', 'CNNGB'] },
        { field: 'salesman', rule: 'eq', val: 'wangwei' },
        { field: 'amount', rule: 'range', val: ['1000', ''] },
        { field: 'remark', rule: 'empty' },
      ],
    })
    const sentence = page.getByRole('note', { name: '查询含义' })
    await expect.element(sentence).toHaveTextContent('在…中 上海、宁波，且')
    await expect.element(sentence).toHaveTextContent('等于 王伟，且')
    await expect.element(sentence).toHaveTextContent('介于 1000 起，且 备注 为空')
    await button('添加条件').click()
    await choose(line(5).getByRole('combobox', { name: '查询字段' }), '创建时间')
    await choose(line(5).getByRole('combobox', { name: '匹配规则' }), '日期在')
    await choose(line(5).getByRole('combobox', { name: '查询值' }), '今天')
    await expect.element(sentence).toHaveTextContent(/创建时间 日期在 今天（\d{4}-\d\d-\d\d）/)
    await button(/查\s*询$/).click()
    expect(onSearch.mock.lastCall?.[0].lines.at(-1)).toEqual({
      field: 'createTime',
      rule: 'relative',
      val: 'today',
    })
  })

  it('marks a field that no longer exists', async () => {
    await open({ matchType: 'and', lines: [{ field: 'old', rule: 'eq', val: '1' }] })
    await expect.element(page.getByText('字段“old”已不存在，该条件不生效')).toBeVisible()
    await button(/查\s*询$/).click()
    await expect.element(page.getByText('不能查询空条件')).toBeVisible()
  })

  it('saves under a name, asks before it overwrites and before it deletes', async () => {
    await open(remark)
    const save = async (name: string) => {
      await button('保存查询条件').click()
      const input = page.getByLabelText('保存名称')
      await input.fill(name)
      await userEvent.keyboard('{Enter}')
    }
    await button('保存查询条件').click()
    await confirmLast()
    await expect.element(page.getByText('保存名称不能为空')).toBeVisible()
    await page.getByLabelText('保存名称').fill('急单')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(readSaved()).toHaveLength(1))
    await expect.element(page.getByLabelText('保存名称')).not.toBeInTheDocument()

    await line(1).getByRole('textbox', { name: '查询值' }).fill('加急')
    await save('急单')
    await expect.element(page.getByText('急单 已存在，是否覆盖？').last()).toBeVisible()
    expect(firstValue()).toBe('急')
    await confirmLast()
    await vi.waitFor(() => expect(firstValue()).toBe('加急'))
    expect(readSaved()).toHaveLength(1)

    await expect.element(page.getByLabelText('保存名称')).not.toBeInTheDocument()
    await button('删除查询“急单”').click()
    await expect.element(page.getByText('是否删除当前查询？').last()).toBeVisible()
    await confirmLast()
    await vi.waitFor(() => expect(readSaved()).toEqual([]))
    await expect.element(page.getByText('没有保存的查询')).toBeVisible()
  })

  it('puts a saved query into the builder', async () => {
    keep([{ title: '急单', matchType: 'or', records: remark.lines }])
    const { onSearch } = await open()
    await button('使用查询“急单”').click()
    await expect.element(line(1).getByRole('textbox', { name: '查询值' })).toHaveValue('急')
    await button(/查\s*询$/).click()
    expect(onSearch).toHaveBeenCalledWith({ ...remark, matchType: 'or' })
  })

  it('renames a query, asks before another gives way, and keeps names to 50 characters', async () => {
    const records = remark.lines
    keep([
      { title: '急单', matchType: 'and', records },
      { title: '本月', matchType: 'or', records },
    ])
    await open()
    const rename = async (to: string) => {
      const input = page.getByLabelText('保存名称')
      await input.fill(to)
      await userEvent.keyboard('{Enter}')
    }
    await button('重命名查询“急单”').click()
    await expect.element(page.getByLabelText('保存名称')).toHaveValue('急单')
    await rename('长'.repeat(51))
    await expect.element(page.getByText('保存名称不能超过50个字符')).toBeVisible()
    await rename('加急')
    await vi.waitFor(() => expect(readSaved().map(({ title }) => title)).toEqual(['加急', '本月']))
    await expect.element(page.getByLabelText('保存名称')).not.toBeInTheDocument()
    await button('重命名查询“加急”').click()
    await rename('本月')
    await expect.element(page.getByText('本月 已存在，是否覆盖？').last()).toBeVisible()
    await confirmLast()
    await vi.waitFor(() => expect(readSaved()).toEqual([{ title: '本月', matchType: 'and', records }]))
  })

  it('reports saved queries whose fields are gone, and those it cannot read', async () => {
    keep([
      {
        title: '旧字段',
        matchType: 'and',
        records: [...remark.lines, { field: 'old', rule: 'eq', val: '1' }],
      },
      { title: '坏了', matchType: 'xor', records: 5 },
    ])
    const { onSearch } = await open()
    const broken = page.getByRole('button', { name: '使用查询“坏了”' })
    await expect.element(broken).toBeDisabled()
    await expect.element(broken).toHaveAccessibleDescription('内容无法读取，只能删除')
    const old = button('使用查询“旧字段”')
    await expect.element(old).toHaveAccessibleDescription('字段已不存在：old')
    await old.click()
    await expect.element(page.getByText('字段“old”已不存在，该条件不生效')).toBeVisible()
    await button(/查\s*询$/).click()
    expect(onSearch).toHaveBeenCalledWith(remark)
    await button('删除查询“坏了”').click()
    await confirmLast()
    await vi.waitFor(() => expect(readSaved()).toHaveLength(1))
  })

  it('keeps queries on the server where there is one, and shares them', async () => {
    const shared = record({
      id: 's1',
      name: '部门待办',
      query: { ...remark, matchType: 'or' },
      shared: true,
      owner: 'wangwei',
      ownerName: '王伟',
      mine: false,
    })
    const { source } = await open(remark, { savedQueries: [shared] })
    const sent = (path: string) => source.calls.filter((call) => call.path === path).map(({ input }) => input)
    await expect.element(button('使用查询“部门待办”')).toHaveAccessibleDescription('由 王伟 共享')
    await expect.element(button('删除查询“部门待办”')).not.toBeInTheDocument()
    await button('保存查询条件').click()
    await page.getByLabelText('保存名称').fill('急单')
    await page.getByRole('checkbox', { name: '共享给其他人' }).click()
    await confirmLast()
    await expect.element(button('取消共享查询“急单”')).toBeVisible()
    expect(sent('savedQueries/save')).toEqual([{ page: CODE, name: '急单', query: remark, shared: true }])
    await button('取消共享查询“急单”').click()
    await expect.element(button(/^共享查询“急单”/)).toBeVisible()
    expect(sent('savedQueries/save').at(-1)).toMatchObject({ id: 'saved-2', name: '急单', shared: false })
    await button('删除查询“急单”').click()
    await confirmLast()
    await expect.element(button('使用查询“急单”')).not.toBeInTheDocument()
    expect(sent('savedQueries/remove')).toEqual(['saved-2'])
    expect(localStorage).toHaveLength(0)
  })

  it('copies what another shares into the own queries, and shares only with the right to', async () => {
    const shared = record({ id: 's1', name: '部门待办', owner: 'wangwei', shared: true, mine: false })
    const mine = record({ id: 's2', name: '本月', shared: true })
    const none = {
      auth: [{ action: 'sales:other', type: '2' }],
      allAuth: [{ action: SHARE_QUERY_RIGHT, type: '2' }],
    }
    const { source } = await open(undefined, { savedQueries: [shared, mine] }, none)
    const sent = () =>
      source.calls.filter(({ path }) => path === 'savedQueries/save').map(({ input }) => input)
    await expect.element(button('重命名查询“部门待办”')).not.toBeInTheDocument()
    await button('复制为我的查询“部门待办”').click()
    const input = page.getByLabelText('保存名称')
    await expect.element(input).toHaveValue('部门待办')
    await expect.element(page.getByRole('checkbox', { name: '共享给其他人' })).not.toBeInTheDocument()
    await confirmLast()
    await expect.element(button('重命名查询“部门待办”')).toBeVisible()
    expect(sent()).toEqual([{ page: CODE, name: '部门待办', query: remark, shared: false }])
    // Copied once more it needs another name.
    await button('复制为我的查询“部门待办”').first().click()
    await expect.element(input).toHaveValue('部门待办 副本')
    await userEvent.keyboard('{Escape}')
    // What is not shared stays so; what is can be taken back.
    await expect.element(button(/^共享查询/)).not.toBeInTheDocument()
    await button('取消共享查询“本月”').click()
    await expect.element(button('取消共享查询“本月”')).not.toBeInTheDocument()
    expect(sent().at(-1)).toMatchObject({ id: 's2', shared: false })
  })

  it('stays usable when the saved queries cannot be loaded, and tries again', async () => {
    let broken = true
    const { onSearch } = await open(remark, {
      savedQueries: [],
      fail: ({ path }) =>
        broken && path === 'savedQueries/list' ? new SourceError('网络超时', 504) : undefined,
    })
    await expect.element(page.getByText('网络超时')).toBeVisible()
    broken = false
    await button('重试').click()
    await expect.element(page.getByText('没有保存的查询')).toBeVisible()
    await button(/查\s*询$/).click()
    expect(onSearch).toHaveBeenCalledWith(remark)
  })

  it('puts conditions into groups and says so', async () => {
    const { onSearch } = await open({
      matchType: 'and',
      lines: [...remark.lines, { field: 'amount', rule: 'ge', val: 5 }],
    })
    await button('条件2的更多操作').click()
    await page.getByRole('menuitem', { name: '单独成组' }).click()
    const group = page.getByRole('group', { name: '分组1', exact: true })
    await expect.element(group).toBeVisible()
    await button('在分组1中添加条件').click()
    await choose(line(3).getByRole('combobox', { name: '查询字段' }), '客户名称')
    await line(3).getByRole('textbox', { name: '查询值' }).fill('运')
    await expect
      .element(page.getByRole('note', { name: '查询含义' }))
      .toHaveTextContent('备注 包含 急，且 （合计金额 大于等于 5，或 客户名称 等于 运）')
    await button(/查\s*询$/).click()
    expect(onSearch.mock.lastCall?.[0].lines[1]).toEqual({
      matchType: 'or',
      lines: [
        { field: 'amount', rule: 'ge', val: 5 },
        { field: 'customerName', rule: 'eq', val: '运' },
      ],
    })
  })

  it('works by the keyboard alone: a condition is filled, moved into a group and searched by', async () => {
    const { onSearch } = await open({
      matchType: 'and',
      lines: [
        { field: 'remark', rule: 'like', val: 'a' },
        { matchType: 'or', lines: remark.lines },
      ],
    })
    const first = line(1).getByRole('textbox', { name: '查询值' })
    ;(first.element() as HTMLElement).focus()
    await userEvent.keyboard('b')
    // Into the group, and on to its end; the focus goes with the condition.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByText('已移到条件1的位置')).toBeInTheDocument()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByText('已移到条件2的位置')).toBeInTheDocument()
    await userEvent.keyboard('c')
    await expect.element(line(2).getByRole('textbox', { name: '查询值' })).toHaveValue('abc')
    expect(document.activeElement).toBe(line(2).getByRole('textbox', { name: '查询值' }).element())
    // By the menu of the group: apart again.
    ;(button('分组1的更多操作').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const dissolve = page.getByRole('menuitem', { name: '取消分组' })
    await expect.element(dissolve).toBeVisible()
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitem'))
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(document.activeElement).toBe(dissolve.element()))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('group', { name: '分组1', exact: true })).not.toBeInTheDocument()
    ;(button(/查\s*询$/).element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    expect(onSearch).toHaveBeenCalledExactlyOnceWith({
      matchType: 'and',
      lines: [...remark.lines, { field: 'remark', rule: 'like', val: 'abc' }],
    })
  })
})

describe('SuperQueryButton', () => {
  function Quotations() {
    const list = useListPage(demoQuotation)
    return (
      <ListPage page={list}>
        <SearchForm page={list} />
        <ListToolbar page={list}>
          <SuperQueryButton page={list} />
        </ListToolbar>
        <DataTable page={list} />
      </ListPage>
    )
  }

  it('opens the page with the query that was chosen for it, until another is', async () => {
    const query = {
      matchType: 'and' as const,
      lines: [{ field: 'quotationNo', rule: 'left_like', val: '7' }],
    }
    const source = createFakeDataSource({
      entities: [{ entity: demoQuotation, rows: makeQuotations(57) }],
      savedQueries: [record({ id: 'q7', page: demoQuotation.key, name: '七', query })],
    })
    const show = () =>
      render(
        <StoryFrame dataSource={source}>
          <Quotations />
        </StoryFrame>,
      )
    const asked = (path: string) => source.calls.filter((call) => call.path.endsWith(path))
    const last = () => asked('/list').at(-1)?.input as Record<string, string>
    await show()
    await listPageTester().ready()
    await button('高级查询').click()
    const start = button('打开页面时默认用“七”')
    await start.click()
    await expect.element(start).toHaveAttribute('aria-pressed', 'true')
    // Kept where the queries are: another browser opens the page with it too.
    expect(asked('savedQueries/setDefault')).toHaveLength(1)
    expect(localStorage.length).toBe(0)
    expect(last().superQueryParams).toBeUndefined()

    await cleanup()
    await show()
    await waitFor('the query', () => readParams(last().superQueryParams, 'and')?.lines.length === 1)
    await expect.element(button('清除高级查询条件')).toBeVisible()
    await button(/高级查询$/).click()
    await start.click()
    await expect.element(start).toHaveAttribute('aria-pressed', 'false')

    await cleanup()
    await show()
    await listPageTester().ready()
    expect(last().superQueryParams).toBeUndefined()
  })

  it('filters the list by the server, through searches of the form, until it is reset', async () => {
    const rows = makeQuotations(57)
    const source = createFakeDataSource({
      entities: [{ entity: demoQuotation, rows }],
      dicts: demoDicts,
      users: demoUsers,
      departments: demoDepartments,
    })
    await render(
      <StoryFrame dataSource={source}>
        <Quotations />
      </StoryFrame>,
    )
    const list = listPageTester()
    await list.ready()
    const last = () =>
      source.calls.filter(({ path }) => path.endsWith('/list')).at(-1)?.input as Record<string, string>

    await button('高级查询').click()
    await choose(line(1).getByRole('combobox', { name: '查询字段' }), '报价单编号')
    await choose(line(1).getByRole('combobox', { name: '匹配规则' }), '以…结尾')
    await line(1).getByRole('textbox', { name: '查询值' }).fill('7')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /查\s*询$/ })
      .click()
    const expected = rows.filter(({ quotationNo }) => String(quotationNo).endsWith('7')).length
    await expect.element(page.getByText(`共 ${expected} 条`)).toBeVisible()
    expect(last().superQueryMatchType).toBe('and')
    expect(readParams(last().superQueryParams, 'and')?.lines).toEqual([
      { field: 'quotationNo', rule: 'left_like', val: '7' },
    ])
    await expect.element(button('清除高级查询条件')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

    list.fill('报价单编号', '1')
    await list.search()
    await waitFor(
      'both conditions',
      () => last().quotationNo === '*1*' && last().superQueryParams !== undefined,
    )

    await button('清除高级查询条件').click()
    await waitFor('the form alone', () => last().superQueryParams === undefined)
    expect(last().quotationNo).toBe('*1*')
    await expect.element(button('清除高级查询条件')).not.toBeInTheDocument()
  })
})
