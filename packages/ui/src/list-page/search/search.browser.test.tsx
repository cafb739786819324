import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { FakeDataSource } from '../../testing/fake/createFakeDataSource'
import { createDemoDataSource } from '../../testing/fixtures/demoDataSource'
import { demoKinds, demoKindsDicts, demoKindsRow } from '../../testing/fixtures/kinds'
import { StoryFrame } from '../../testing/StoryFrame'
import { controlTester } from '../../testing/testers/controlTester'
import { pickerTester } from '../../testing/testers/pickerTester'
import { ListPage } from '../ListPage'
import type { SearchItemInput } from '../logic/searchItem'
import { useListPage } from '../useListPage'
import { SearchForm } from './SearchForm'

async function show(items: SearchItemInput[]) {
  const source = createDemoDataSource({
    entities: [{ entity: demoKinds, rows: [demoKindsRow] }],
    dicts: demoKindsDicts,
  }) as FakeDataSource
  function Conditions() {
    const list = useListPage(demoKinds, { storageKey: null })
    return (
      <ListPage page={list}>
        <SearchForm page={list} items={items} visible={items.length} />
      </ListPage>
    )
  }
  await render(
    <StoryFrame dataSource={source}>
      <Conditions />
    </StoryFrame>,
  )
  return {
    /** What the last call of the list asked for. */
    asked: () => source.calls.findLast(({ path }) => path === '/demo/demoKinds/list')?.input,
    // A list that is still open may lie over the button: it is not what is tested.
    search: () => document.querySelector<HTMLButtonElement>('[role=search] button[type=submit]')!.click(),
  }
}

it('areas, categories, trees and people are chosen by name, and asked for by their keys', async () => {
  const { asked, search } = await show(['area', 'category', 'material', 'role', 'position'])
  const area = controlTester('地区')
  // Each is fetched by itself.
  await vi.waitFor(() => ['地区', '分类', '物料', '角色'].map((name) => controlTester(name).element()))
  await area.choose('上海市')
  const category = controlTester('分类')
  await category.choose('费用')
  await category.choose('收入')
  await controlTester('物料').choose('船舶物料', '机舱物料')
  await controlTester('角色').choose('销售经办')
  search()
  await vi.waitFor(() =>
    expect(asked()).toMatchObject({ area: '31*', category: 'cat-1,cat-4', material: 'M12', role: 'sales' }),
  )
  expect(area.shown()).toEqual(['上海市'])
})

it('rows of reports are chosen in their popup, several for one condition', async () => {
  const { asked, search } = await show(['vessel'])
  await page.getByRole('button', { name: '请选择' }).click()
  const picker = pickerTester()
  await picker.ready()
  await picker.toggle('V001')
  await picker.toggle('V002')
  await picker.confirm()
  search()
  await vi.waitFor(() => expect(asked()).toMatchObject({ vessel: 'V001,V002' }))
})

it('a text is asked for where a page wants it so', async () => {
  const { asked, search } = await show([{ field: 'area', mode: 'like' }, 'customer'])
  await page.getByLabelText('地区').fill('3101')
  search()
  await vi.waitFor(() => expect(asked()).toMatchObject({ area: '*3101*' }))
})
