import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { createFakeDataSource } from '../testing/fake/createFakeDataSource'
import { demoDepartments, demoDicts, demoUsers } from '../testing/fixtures/people'
import { demoQuotation } from '../testing/fixtures/quotation'
import { makeQuotations } from '../testing/fixtures/quotations'
import { StoryFrame } from '../testing/StoryFrame'
import { waitFor } from '../testing/testers/dom'
import { listPageTester } from '../testing/testers/listPageTester'
import { readParams } from './logic/superQueryParams'
import { line, button, choose, record, Quotations } from '../testing/browser/superQueries'

describe('SuperQueryButton', () => {
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
    // Opened, applied, searched, cleared: one call each.
    expect(source.calls.filter(({ path }) => path.endsWith('/list'))).toHaveLength(4)
    await expect.element(button('清除高级查询条件')).not.toBeInTheDocument()
  })
})
