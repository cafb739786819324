import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SHARE_QUERY_RIGHT } from '@lading/core/query'
import { SourceError } from '../foundation/dataSource'
import {
  CODE,
  readSaved,
  keep,
  firstValue,
  openSuperQuery,
  line,
  button,
  confirmDeletion,
  confirmLast,
  remark,
  record,
} from '../testing/browser/superQueries'

describe('saved queries', () => {
  it('saves under a name, asks before it overwrites and before it deletes', async () => {
    await openSuperQuery(remark)
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
    await confirmDeletion()
    await vi.waitFor(() => expect(readSaved()).toEqual([]))
    await expect.element(page.getByText('没有保存的查询')).toBeVisible()
  })

  it('puts a saved query into the builder', async () => {
    keep([{ title: '急单', matchType: 'or', records: remark.lines }])
    const { onSearch } = await openSuperQuery()
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
    await openSuperQuery()
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
    const { onSearch } = await openSuperQuery()
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
    await confirmDeletion()
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
    const { source } = await openSuperQuery(remark, { savedQueries: [shared] })
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
    await confirmDeletion()
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
    const { source } = await openSuperQuery(undefined, { savedQueries: [shared, mine] }, none)
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
    const { onSearch } = await openSuperQuery(remark, {
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
})
