import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EditableGrid } from '../EditableGrid'
import { lines, renderGrid } from './renderGrid'

const row = (position: number) => `[aria-rowindex="${position + 2}"]`

describe('rows that are opened', () => {
  const detail = (each: Record<string, unknown>) => (
    <div style={{ height: 100 }}>
      说明：{String(each['name'])} <input aria-label={`备注 ${String(each['id'])}`} />
    </div>
  )

  it('show what belongs to them, and the rows below make room', async () => {
    const { tester } = await renderGrid({ expandedRow: detail })
    const top = (index: number) => tester.root.querySelector(row(index))!.getBoundingClientRect().top
    const before = top(2) - top(1)
    await page.getByRole('button', { name: '展开第 2 行' }).click()
    await expect.element(page.getByText('说明：物料2')).toBeVisible()
    await tester.drawn()
    expect(top(2) - top(1)).toBeGreaterThan(before + 100)
    // What is below a row is none of the grid's cells: its fields are used as anywhere.
    await page.getByLabelText('备注 r2').click()
    await userEvent.keyboard('abc')
    await expect.element(page.getByLabelText('备注 r2')).toHaveValue('abc')
    expect(tester.grid.isDirty()).toBe(false)
  })

  it('follow the row through sorting, and the keyboard', async () => {
    const { tester } = await renderGrid({ expandedRow: detail, rows: lines(2000) })
    tester.grid.focusCell('r2', 'name')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(tester.grid.getExpandedIds()).toEqual(['r2'])
    tester.grid.sort({ key: 'quantity', direction: 'descending' })
    tester.grid.scrollToCell('r2')
    await expect.element(page.getByText('说明：物料2', { exact: true })).toBeInTheDocument()
    // The very last row is reached although another one is higher.
    tester.grid.scrollToCell('r1')
    await tester.drawn()
    await tester.drawn()
    const last = tester.root.querySelector(row(1999))!.getBoundingClientRect()
    expect(last.bottom).toBeLessThanOrEqual(tester.scroller.getBoundingClientRect().bottom + 1)
    tester.grid.focusCell('r2', 'name')
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(tester.grid.getExpandedIds()).toEqual([])
  })

  it('can hold another grid, whose cells are its own', async () => {
    const { tester } = await renderGrid({
      expandedRow: () => (
        <EditableGrid
          columns={[{ key: 'name', title: '批次' }]}
          rows={[{ id: 'b1', name: '第一批' }]}
          size="small"
        />
      ),
    })
    tester.grid.setExpandedIds(['r1'])
    await page.getByText('第一批').click()
    await userEvent.keyboard('X{Enter}')
    await expect.element(page.getByText('X', { exact: true })).toBeVisible()
    expect(tester.grid.isDirty()).toBe(false)
    expect(tester.grid.getRow('r1')?.['name']).toBe('物料1')
  })

  it('are the page’s to decide when it wants to', async () => {
    function Page() {
      const [open, setOpen] = useState<readonly string[]>(['r3'])
      return (
        <>
          <output>{open.join()}</output>
          <EditableGrid
            columns={[{ key: 'name', title: '物料' }]}
            rows={ROWS}
            expandedRow={detail}
            expandedRowIds={open}
            onExpandedChange={(ids) => setOpen(ids.slice(-1))}
          />
        </>
      )
    }
    await render(<Page />)
    await expect.element(page.getByText('说明：物料3')).toBeVisible()
    await page.getByRole('button', { name: '展开第 4 行' }).click()
    await expect
      .element(
        page
          .getByRole('status')
          .or(page.getByText('r4', { exact: true }))
          .first(),
      )
      .toBeVisible()
    await expect.element(page.getByText('说明：物料3')).not.toBeInTheDocument()
  })
})

const ROWS = lines(5)

describe('rows as a tree', () => {
  const TREE = [
    { id: 'a', name: '华东', quantity: 1 },
    { id: 'b', name: '华南', quantity: 9 },
    { id: 'a1', parentId: 'a', name: '上海', quantity: 5 },
    { id: 'a2', parentId: 'a', name: '宁波', quantity: 3 },
    { id: 'a11', parentId: 'a1', name: '浦东', quantity: 2 },
  ]
  const names = (tester: Awaited<ReturnType<typeof renderGrid>>['tester']) =>
    [...tester.rows().values()].map((texts) => texts[1])

  it('open and close by pointer and keyboard, and say so', async () => {
    const { tester } = await renderGrid({ rows: TREE, tree: {} })
    expect(names(tester)).toEqual(['华东', '华南'])
    await page.getByRole('button', { name: '展开第 1 行的下级' }).click()
    await tester.drawn()
    expect(names(tester)).toEqual(['华东', '上海', '宁波', '华南'])
    const first = tester.root.querySelector(row(0))!
    expect([first.getAttribute('aria-level'), first.getAttribute('aria-expanded')]).toEqual(['1', 'true'])
    expect(tester.root.querySelector(row(1))!.getAttribute('aria-level')).toBe('2')
    tester.grid.focusCell('a1', 'name')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await tester.drawn()
    expect(names(tester)).toEqual(['华东', '上海', '浦东', '宁波', '华南'])
    tester.grid.setAllBranches(false)
    await tester.drawn()
    expect(names(tester)).toEqual(['华东', '华南'])
  })

  it('keep families together when they are sorted, and show matches under their ancestors', async () => {
    const { tester } = await renderGrid({ rows: TREE, tree: { open: true } })
    tester.grid.sort({ key: 'quantity', direction: 'descending' })
    await tester.drawn()
    expect(names(tester)).toEqual(['华南', '华东', '上海', '浦东', '宁波'])
    tester.grid.filter([{ contains: '浦东' }])
    await tester.drawn()
    expect(names(tester)).toEqual(['华东', '上海', '浦东'])
  })

  it('refuse to be removed (spec 2 §4)', async () => {
    const { tester } = await renderGrid({ rows: TREE, tree: { open: true }, toolbar: true })
    expect(() => tester.grid.removeRows(['a'])).toThrow('树形表格不能删除行')
    tester.grid.setSelectedIds(['a2'])
    await page.getByRole('button', { name: '删除', exact: true }).click()
    await expect.element(page.getByText('树形表格不能删除行')).toBeVisible()
    expect(tester.grid.getRows()).toHaveLength(5)
  })

  it('load children when they are wanted, once, and can be asked again when that fails', async () => {
    let calls = 0
    const { tester } = await renderGrid({
      rows: TREE.slice(0, 2),
      tree: {
        hasChildren: (each) => each['id'] === 'a',
        load: async () => {
          calls++
          if (calls === 1) throw new Error('网络超时')
          return TREE.slice(2, 4)
        },
      },
    })
    const opener = page.getByRole('button', { name: '展开第 1 行的下级' })
    await opener.click()
    await expect.element(page.getByText('下级加载失败：网络超时')).toBeVisible()
    await opener.click()
    await expect.element(page.getByText('宁波')).toBeVisible()
    await opener.click()
    await opener.click()
    await expect.element(page.getByText('宁波')).toBeVisible()
    expect(calls).toBe(2)
    // Rows that were loaded are no changes.
    expect(tester.grid.getTableData()).toEqual({ tableData: [], deleteData: [] })
    expect(tester.root.querySelectorAll('.lg-body .lg-twist')).toHaveLength(1)
  })

  it('are edited like any others', async () => {
    const { tester } = await renderGrid({ rows: TREE, tree: { open: true } })
    tester.grid.focusCell('a11', 'name')
    await userEvent.keyboard('外高桥{Enter}')
    expect(tester.grid.getTableData().tableData.map(({ id, name }) => [id, name])).toEqual([
      ['a11', '外高桥'],
    ])
    tester.grid.undo()
    expect(tester.grid.getRow('a11')?.['name']).toBe('浦东')
  })
})
