import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'
import { ListPage } from '../list-page/ListPage'
import { SearchForm } from '../list-page/search/SearchForm'
import { DataTable } from '../list-page/table/DataTable'
import { ListToolbar } from '../list-page/toolbar/ListToolbar'
import { useListPage } from '../list-page/useListPage'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { demoDepartments, demoDicts, demoUsers } from '../testing/fixtures/people'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { listPageTester } from '../testing/testers/listPageTester'
import { superQueryFields } from './logic/entityFields'
import type { SuperQueryValue } from './logic/query'
import { readSaved, writeSaved } from './logic/savedQueries'
import { readLines } from './logic/superQueryParams'
import { SuperQuery } from './SuperQuery'
import { SuperQueryButton } from './SuperQueryButton'

const CODE = 'super-query-test'
const fields = superQueryFields(demoQuotation, 'zh-CN')

async function open(query?: SuperQueryValue) {
  const onSearch = vi.fn<(query: SuperQueryValue) => void>()
  const onReset = vi.fn()
  const onClose = vi.fn()
  await render(
    <StoryFrame>
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
  return { onSearch, onReset, onClose }
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

describe('SuperQuery', () => {
  beforeEach(() => localStorage.clear())

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
    await vi.waitFor(() => expect(readSaved(localStorage, CODE)).toHaveLength(1))
    await expect.element(page.getByLabelText('保存名称')).not.toBeInTheDocument()

    await line(1).getByRole('textbox', { name: '查询值' }).fill('加急')
    await save('急单')
    await expect.element(page.getByText('急单 已存在，是否覆盖？').last()).toBeVisible()
    expect(readSaved(localStorage, CODE)[0]?.records[0]?.val).toBe('急')
    await confirmLast()
    await vi.waitFor(() => expect(readSaved(localStorage, CODE)[0]?.records[0]?.val).toBe('加急'))
    expect(readSaved(localStorage, CODE)).toHaveLength(1)

    await expect.element(page.getByLabelText('保存名称')).not.toBeInTheDocument()
    await button('删除查询“急单”').click()
    await expect.element(page.getByText('是否删除当前查询？').last()).toBeVisible()
    await confirmLast()
    await vi.waitFor(() => expect(readSaved(localStorage, CODE)).toEqual([]))
    await expect.element(page.getByText('没有保存的查询')).toBeVisible()
  })

  it('puts a saved query into the builder', async () => {
    writeSaved(localStorage, CODE, [{ title: '急单', matchType: 'or', records: remark.lines }])
    const { onSearch } = await open()
    await button('使用查询“急单”').click()
    await expect.element(line(1).getByRole('textbox', { name: '查询值' })).toHaveValue('急')
    await button(/查\s*询$/).click()
    expect(onSearch).toHaveBeenCalledWith({ ...remark, matchType: 'or' })
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

  it('filters the list by the server, through searches of the form, until it is reset', async () => {
    localStorage.clear()
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
    expect(readLines(last().superQueryParams)).toEqual([
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
