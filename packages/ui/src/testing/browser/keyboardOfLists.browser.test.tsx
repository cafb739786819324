import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { readParams } from '../../super-query/logic/superQueryParams'
import { createFakeDataSource } from '../fake/createFakeDataSource'
import { demoDepartments, demoDicts, demoUsers } from '../fixtures/people'
import { demoQuotation } from '../fixtures/quotation'
import { makeQuotations } from '../fixtures/quotations'
import { StoryFrame } from '../StoryFrame'
import { waitFor } from '../testers/dom'
import { listPageTester } from '../testers/listPageTester'
import { pressByKeys, pressInToolbar, tabTo } from './keys'
import { Quotations } from './superQueries'

/** The list, and a mouse that is found out when it is used all the same. */
async function open() {
  const source = createFakeDataSource({
    entities: [{ entity: demoQuotation, rows: makeQuotations(57) }],
    dicts: demoDicts,
    users: demoUsers,
    departments: demoDepartments,
    savedQueries: [],
  })
  const onView = vi.fn<(id: string) => void>()
  await render(
    <StoryFrame dataSource={source}>
      <Quotations onView={onView} />
    </StoryFrame>,
  )
  await listPageTester().ready()
  const sent = (path: string) =>
    source.calls.filter((call) => call.path.endsWith(path)).map(({ input }) => input)
  const asked = () => sent('/list').at(-1) as Record<string, string>
  return { sent, asked, onView }
}

/** Goes on with Tab, or back, until the element that has the keyboard is the one; a list has many on the way. */
async function tabUntil(what: string, isThere: (here: Element) => boolean, back = false): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    const here = document.activeElement
    if (here && isThere(here)) return
    await userEvent.tab({ shift: back })
  }
  throw new Error(`Tab never reached ${what}.`)
}

const nameOfActive = () => document.activeElement?.getAttribute('aria-label') ?? ''

/** Goes to a select of a condition, opens it, and takes what is typed for or stands so many places below. */
async function pick(name: string, keys: string): Promise<void> {
  await tabTo(name, `[role=combobox][aria-label="${name}"]`)()
  await userEvent.keyboard(keys)
  await waitFor('the options', () =>
    document.querySelector(
      '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active',
    ),
  )
  await userEvent.keyboard('{Enter}')
}

describe('lists by keyboard alone', () => {
  it('is searched, leafed through, chosen from, deleted from, and a record is opened', async () => {
    const { sent, asked, onView } = await open()
    const list = listPageTester()
    await tabTo('the search', '.lading-search input')()
    await userEvent.keyboard('SQ2026{Enter}')
    await waitFor('the search', () => asked().quotationNo === '*SQ2026*')
    await list.ready()

    await tabUntil('the second page', (here) => here.closest('.ant-pagination-item-2') !== null)
    await userEvent.keyboard('{Enter}')
    await waitFor('page 2', () => String(asked().pageNo) === '2')
    await list.ready()

    await userEvent.tab()
    const first = list.rows()[0]!['报价单编号']!
    await tabUntil('the box of the row', () => nameOfActive() === first, true)
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('已选择 1 项')).toBeVisible()
    await tabTo('the record', 'button', `查看 ${first}`)()
    await userEvent.keyboard('{Enter}')
    expect(onView).toHaveBeenCalledOnce()

    await pressInToolbar('批量删除', { back: true })
    await expect.element(page.getByText('是否删除选中数据?')).toBeVisible()
    await waitFor('the dialog', () =>
      document.querySelector('[role=dialog]')?.contains(document.activeElement),
    )
    await pressByKeys('确定')
    await expect.element(page.getByText('共 56 条')).toBeVisible()
    expect(sent('deleteBatch')).toEqual([onView.mock.calls[0]])
  })

  it('super query: opened, built of two conditions, saved, and searched by', async () => {
    const { sent, asked } = await open()
    await pressInToolbar('高级查询')
    // The keyboard stands at the first condition at once.
    await vi.waitFor(() => expect(nameOfActive()).toBe('查询字段'))
    await pick('查询字段', '编号')
    // "Equal" stands first and is in force: one further is "contains".
    await pick('匹配规则', '{ArrowDown}{ArrowDown}')
    await tabTo('the value', '[role=group] input[type=text]:not([role])')()
    await userEvent.keyboard('SQ202600012')
    await pressByKeys('添加条件')
    await vi.waitFor(() =>
      expect(document.activeElement?.closest('[role=group]')?.getAttribute('aria-label')).toBe('条件2'),
    )
    await pressByKeys('删除条件2')
    await pressByKeys('保存查询条件')
    await vi.waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('保存名称').element()))
    await userEvent.keyboard('十二号{Enter}')
    await expect.element(page.getByRole('button', { name: '使用查询“十二号”' })).toBeVisible()
    expect(sent('savedQueries/save')).toHaveLength(1)
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('保存查询条件'))
    await tabUntil('the search', (here) => /^查\s*询$/.test(here.textContent))
    await userEvent.keyboard('{Enter}')
    await waitFor('the query', () => readParams(asked().superQueryParams, 'and')?.lines.length === 1)
    await expect.element(page.getByText('共 1 条')).toBeVisible()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('高级查询'))
  })
})
