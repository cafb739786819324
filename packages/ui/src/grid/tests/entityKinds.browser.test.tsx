import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { toGridColumns } from '@lading/core/entity'
import { UiProvider } from '../../foundation/UiProvider'
import { createDemoDataSource, demoReferences } from '../../testing/fixtures/demoDataSource'
import { demoLineKinds, demoLineKindsDicts, demoLineKindsRow } from '../../testing/fixtures/lineKinds'
import { KIND_SAMPLES } from '../../kinds/samples'
import { pickerTester } from '../../testing/testers/pickerTester'
import { EditableGrid } from '../EditableGrid'
import { GridTester } from '../testing/gridTester'
import type { GridHandle } from '../api/handle'

// Each is called by its kind.
const columns = toGridColumns(demoLineKinds, 'demoLine', 'zh-CN')
  .filter(({ type }) => type !== 'row-number')
  .map((column) => ({ ...column, title: column.key }))
const editable = Object.entries(KIND_SAMPLES).flatMap(([kind, { pasted }]) =>
  pasted ? [{ kind, pasted }] : [],
)

async function show() {
  const ref = createRef<GridHandle>()
  const dataSource = createDemoDataSource({ dicts: demoLineKindsDicts })
  const screen = await render(
    <UiProvider dataSource={dataSource} references={demoReferences}>
      <EditableGrid ref={ref} columns={columns} rows={[demoLineKindsRow, { id: 'line-2' }]} size="small" />
    </UiProvider>,
  )
  const tester = new GridTester(screen.container, ref)
  await tester.drawn()
  return { tester, grid: tester.grid, dataSource }
}

/** What a spreadsheet of a row says, by column. */
const texts = (csv: string) => {
  const [titles = [], values = []] = csv
    .replace('\n二', '\\n二')
    .split('\r\n')
    .map((line) => line.replace(/^\uFEFF/, '').match(/("([^"]|"")*"|[^,]*)(,|$)/g)!)
  return Object.fromEntries(
    titles.map((title, at) => [
      title.replace(/,$/, ''),
      (values[at] ?? '').replace(/,$/, '').replace(/^"|"$/g, ''),
    ]),
  )
}

it('every kind of field that stands in a line has a column with its texts, and takes pasted ones', async () => {
  const { grid, tester } = await show()
  expect(grid.getIssues()).toEqual([])
  const expected = Object.fromEntries(
    Object.entries(KIND_SAMPLES).flatMap(([kind, { text }]) =>
      kind === 'rowNumber' || kind === 'record' ? [] : [[kind, text.replace('\n', '\\n')]],
    ),
  )
  // Names are asked for when they come into view.
  for (const { key } of columns) {
    grid.scrollToCell('line-1', key)
    await tester.drawn()
  }
  await vi.waitFor(() => expect(texts(grid.toCsv())).toMatchObject(expected))

  // The columns of one block: those that cannot be edited are left as they are.
  grid.focusCell('line-2', columns[0]!.key)
  tester.paste(
    columns.map(({ key }) => KIND_SAMPLES[key as keyof typeof KIND_SAMPLES].pasted?.[0] ?? '').join('\t'),
  )
  await vi.waitFor(() => {
    const row = grid.getRow('line-2')!
    expect(Object.fromEntries(editable.map(({ kind }) => [kind, row[kind]]))).toEqual(
      Object.fromEntries(editable.map(({ kind, pasted }) => [kind, pasted[1]])),
    )
  })
  expect(await grid.validate()).toEqual([])
  grid.undo()
  expect(grid.isDirty()).toBe(false)
})

it('areas, categories, trees, roles and formatted texts are picked in their windows', async () => {
  const { grid, tester } = await show()
  const picker = pickerTester()
  const open = async (key: string) => {
    grid.focusCell('line-2', key)
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
  }
  const gone = () => vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  const confirm = async () => {
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^确\s?定$/ }))
    await gone()
    await vi.waitFor(() => expect(document.activeElement).toBe(tester.input))
  }

  await open('role')
  await picker.ready()
  await picker.toggle('财务')
  await picker.confirm()
  await gone()
  expect(grid.getRow('line-2')).toMatchObject({ role: 'finance' })

  await open('category')
  await userEvent.click(page.getByRole('combobox', { name: 'category' }))
  await userEvent.click(page.getByText('收入'))
  await confirm()
  expect(grid.getRow('line-2')).toMatchObject({ category: 'cat-4' })

  await open('tree')
  await userEvent.click(page.getByRole('combobox', { name: 'tree' }))
  await userEvent.click(page.getByText('备件', { exact: true }))
  await confirm()
  expect(grid.getRow('line-2')).toMatchObject({ tree: 'M2' })

  await open('area')
  await userEvent.click(page.getByRole('combobox', { name: 'area' }))
  await userEvent.click(page.getByText('北京市').first())
  await confirm()
  expect(grid.getRow('line-2')).toMatchObject({ area: '110000' })

  await open('richtext')
  const editor = page.getByRole('dialog').getByRole('textbox')
  await expect.element(editor).toBeVisible()
  await userEvent.click(editor)
  await userEvent.keyboard('abc')
  await confirm()
  expect(grid.getRow('line-2')).toMatchObject({ richtext: '<p>abc</p>' })
})
