import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { createFakeDataSource } from '../../testing/fake/createFakeDataSource'
import type { FakeSeed } from '../../testing/fake/createFakeDataSource'
import { demoPickers } from '../../testing/fixtures/pickers'
import { StoryFrame } from '../../testing/StoryFrame'
import { pickerTester } from '../../testing/testers/pickerTester'
import { PopupPicker } from './PopupPicker'

const picker = pickerTester()

async function show(children: ReactNode, more: Partial<FakeSeed> = {}) {
  const source = createFakeDataSource({ ...demoPickers, ...more })
  await render(<StoryFrame dataSource={source}>{children}</StoryFrame>)
  return source
}

it('fills fields from a report', async () => {
  const onChange = vi.fn()
  const source = await show(
    <PopupPicker
      aria-label="船舶"
      field="vessel"
      code="vessel"
      orgFields="vessel,vesselName"
      destFields="vessel,name"
      param={{ port: "'CNNGB'" }}
      multi
      onChange={onChange}
    />,
  )
  await page.getByRole('textbox', { name: '船舶' }).click()
  await picker.ready()
  await vi.waitFor(() => expect(picker.title()).toBe('船舶'))
  await vi.waitFor(() => expect(picker.choices()).toHaveLength(10))
  expect(document.querySelector<HTMLElement>('.ant-modal')?.style.cssText).toContain('1200px')
  expect(source.calls.at(-1)?.input).toMatchObject({ port: 'CNNGB', self_port: "'CNNGB'", pageSize: 10 })
  expect(source.calls.map(({ path }) => path)).toEqual([
    'reports/columns',
    'reports/queryItems',
    'reports/data',
  ])
  await picker.toggle('V002')
  await picker.toggle('V004')
  await picker.confirm()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('V002,V004', {
    vessel: 'V002,V004',
    name: '远洋2号,远洋4号',
  })
})

it('tells a mapping that cannot work', async () => {
  await show(
    <>
      <PopupPicker aria-label="甲" field="a" orgFields="a" destFields="a" />
      <PopupPicker aria-label="乙" code="vessel" field="a" orgFields="a,b" destFields="a" />
    </>,
  )
  await expect.element(page.getByText('popup参数未正确配置!', { exact: true })).toBeVisible()
  await expect.element(page.getByText('popup参数未正确配置,原始值和目标值数量不一致!')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '甲' })).toBeDisabled()
})

const vessels = {
  'aria-label': '船舶',
  field: 'vessel',
  code: 'vessel',
  orgFields: 'vessel,vesselName',
  destFields: 'vessel,name',
  sorter: 'vessel=asc',
}
const checked = () =>
  [...document.querySelectorAll('.ant-modal .ant-table-row-selected')].map(
    (row) => row.querySelectorAll('td')[1]?.textContent,
  )

it('shows the rows of its values chosen, whichever page they are on', async () => {
  const onChange = vi.fn()
  const source = await show(
    <PopupPicker {...vessels} multi defaultValue="V002,V021,V004,gone" onChange={onChange} />,
  )
  await page.getByRole('textbox', { name: '船舶' }).click()
  await picker.ready()
  await vi.waitFor(() => expect(checked()).toEqual(['V002', 'V004']))
  await expect.element(page.getByText('已选择 4 项')).toBeVisible()
  await picker.page(3)
  await vi.waitFor(() => expect(checked()).toEqual(['V021']))
  await picker.toggle('V023')
  await picker.page(1)
  await vi.waitFor(() => expect(checked()).toEqual(['V002', 'V004']))
  await picker.toggle('V002')
  await picker.confirm()
  // In their order; what the report has no row for stays as it is.
  expect(onChange).toHaveBeenCalledExactlyOnceWith('V021,V004,gone,V023', {
    vessel: 'V021,V004,gone,V023',
    name: '远洋21号,远洋4号,,远洋23号',
  })
  expect(source.calls.filter(({ path }) => path === 'reports/data').map(({ input }) => input)).toContainEqual(
    {
      vessel: 'V002,V021,V004,gone,',
      pageNo: 1,
      pageSize: 100,
    },
  )
})

it('shows the one row of a single value chosen, and another replaces it', async () => {
  const onChange = vi.fn()
  await show(<PopupPicker {...vessels} defaultValue="V003" onChange={onChange} />)
  await page.getByRole('textbox', { name: '船舶' }).click()
  await picker.ready()
  await vi.waitFor(() => expect(checked()).toEqual(['V003']))
  await picker.toggle('V005')
  await vi.waitFor(() => expect(checked()).toEqual(['V005']))
  await picker.confirm()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('V005', { vessel: 'V005', name: '远洋5号' })
})

it('keeps the values when their rows cannot be asked for', async () => {
  const onChange = vi.fn()
  const fail: FakeSeed['fail'] = ({ path, input }) =>
    path === 'reports/data' && 'vessel' in (input as object) ? new Error('offline') : undefined
  await show(<PopupPicker {...vessels} multi defaultValue="V001,V002" onChange={onChange} />, { fail })
  await page.getByRole('textbox', { name: '船舶' }).click()
  await picker.ready()
  await vi.waitFor(() => expect(picker.choices()).toHaveLength(10))
  await picker.toggle('V003')
  await picker.confirm()
  expect(onChange.mock.lastCall?.[0]).toBe('V001,V002,V003')
})
