import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { GridColumn } from '../api/column'
import { renderGrid } from './renderGrid'

/** 30 columns of 120 px that tell which of their cells are drawn, and the first with a sum. */
function counted() {
  const drawn: string[] = []
  const columns: GridColumn[] = Array.from({ length: 30 }, (_, i) => ({
    key: `c${i}`,
    title: `C${i}`,
    width: 120,
    type: i === 0 ? 'inputNumber' : 'input',
    ...(i === 0 && { statistics: 'sum' }),
    format: (value, row) => {
      drawn.push(`${row['id'] as string} c${i}`)
      return String(value)
    },
  }))
  const take = () => new Set(drawn.splice(0))
  return { columns, take, drawn }
}

const rows = Array.from({ length: 10_000 }, (_, r) => ({
  id: `r${r + 1}`,
  ...Object.fromEntries(Array.from({ length: 30 }, (_, c) => [`c${c}`, c === 0 ? r : `${r}-${c}`])),
}))
const big = { rows, height: 700, rowHeight: 36, rowSelection: 'checkbox', style: { width: 1200 } } as const

/** The elements of the grid in which something changes while `act` runs. */
async function changedIn(root: HTMLElement, act: () => Promise<void>): Promise<Set<Element>> {
  const changed = new Set<Element>()
  const observer = new MutationObserver((records) =>
    records.forEach(({ target }) => changed.add(target instanceof Element ? target : target.parentElement!)),
  )
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  await act()
  observer.disconnect()
  return changed
}

const cellsOf = (changed: Set<Element>) =>
  [...changed].filter((each) => each.closest('.lg-body')).map((each) => each.closest('[aria-colindex]'))

it('draws each row once when it is mounted', async () => {
  const { columns, drawn } = counted()
  const { tester } = await renderGrid({ ...big, columns })
  await tester.drawn()
  expect(drawn).toContain('r1 c0')
  expect(drawn.length).toBe(new Set(drawn).size)
})

it('says nothing of being empty before its rows are drawn, and draws them at once', async () => {
  const { columns } = counted()
  const hints: Node[] = []
  const counts = new Set<number>()
  const observer = new MutationObserver((records) => {
    counts.add(document.querySelectorAll('.lg-body > .lg-row').length)
    for (const { addedNodes, removedNodes } of records)
      for (const node of [...addedNodes, ...removedNodes])
        if (node instanceof Element && (node.matches('.lg-empty') || node.querySelector('.lg-empty')))
          hints.push(node)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  const { tester } = await renderGrid({ ...big, columns, height: undefined, maxHeight: 400 })
  await tester.drawn()
  observer.disconnect()
  expect(hints).toEqual([])
  expect(counts.size).toBeLessThanOrEqual(2)
  expect(tester.root.querySelectorAll('.lg-body > .lg-row').length).toBeGreaterThan(8)
})

it('marks a changed cell in its corner without a layer of its own, and moves no text', async () => {
  const { columns } = counted()
  const { tester, grid } = await renderGrid({ ...big, columns })
  const place = (cell: Element) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    const { left, top, width } = range.getBoundingClientRect()
    return { left, top, width }
  }
  const plain = place(tester.cell(4, 4)!)
  grid.updateRows([
    { id: 'r4', values: { c2: 'changed' } },
    { id: 'r5', values: { c2: `${rows[4]!.id}-changed` } },
  ])
  await tester.drawn()
  const cell = tester.cell(3, 4)!
  const mark = getComputedStyle(cell, '::before')
  expect(mark.borderTopWidth).toBe('4px')
  // Each positioned cell is painted apart: twenty changed cells took as many layers.
  expect([getComputedStyle(cell).position, mark.position]).toEqual(['static', 'static'])
  const marked = place(tester.cell(4, 4)!)
  expect([marked.left, marked.top]).toEqual([plain.left, plain.top])
})

it('draws the row of an edited cell, and writes into that cell and the totals only', async () => {
  const { columns, take } = counted()
  const { tester, grid } = await renderGrid({ ...big, columns })
  expect(tester.root.querySelectorAll('.lg-root *').length).toBeLessThanOrEqual(450)
  // Row number and checkbox stand before the columns.
  await userEvent.click(tester.cell(3, 2)!)
  await userEvent.keyboard('{Escape}')
  await tester.drawn()
  take()
  const changed = await changedIn(tester.root, async () => {
    grid.updateRow('r4', { c0: 1_000_000 })
    await tester.drawn()
  })
  expect(new Set([...take()].map((each) => each.split(' ')[0]))).toEqual(new Set(['r4']))
  expect(new Set(cellsOf(changed))).toEqual(new Set([tester.cell(3, 2)]))
  const sum = String(rows.reduce((all, row) => all + Number((row as { c0?: unknown }).c0), 0) + 1_000_000 - 3)
  expect(tester.footer(0).join('')).toContain(sum)
})

it('draws no cell when the active one moves (two get another id), nor when the page renders again', async () => {
  const { columns, take } = counted()
  const { tester, again } = await renderGrid({ ...big, columns })
  await userEvent.click(tester.cell(3, 2)!)
  await userEvent.keyboard('{Escape}')
  await tester.drawn()
  take()
  const changed = await changedIn(tester.root, async () => {
    await userEvent.keyboard('{ArrowDown}')
    await tester.drawn()
  })
  // The text of a cell that becomes active is read, for those who hear it.
  for (const read of take()) expect(read).toBe('r5 c0')
  expect(new Set(cellsOf(changed))).toEqual(new Set([tester.cell(3, 2), tester.cell(4, 2)]))
  await again()
  await tester.drawn()
  expect(take()).toEqual(new Set())
})

it('shows other rows in the elements that are there', async () => {
  const { columns } = counted()
  const { tester } = await renderGrid({ ...big, columns })
  const elements = () => new Set(tester.root.querySelectorAll('.lg-body > [role=row]'))
  const before = elements()
  await tester.scrollTo(36 * 5000)
  expect(tester.text(5000, 3)).toBe('5000-1')
  const fresh = [...elements()].filter((each) => !before.has(each))
  expect(fresh.length).toBeLessThanOrEqual(1)
  // Of 17.4 rows 18 or 19 are seen: once there are 19, jumps make and throw away none.
  const kept = new Set<Element>()
  for (let jump = 1; jump <= 4; jump++) {
    await tester.scrollTo(36 * 5000 + jump * 700)
    if (jump === 2) elements().forEach((each) => kept.add(each))
  }
  expect(elements()).toEqual(kept)
})

it('leaves no listener behind', async () => {
  const { columns } = counted()
  const cycle = async () => {
    const { tester, screen } = await renderGrid({ ...big, columns })
    await userEvent.click(tester.cell(3, 3)!)
    await userEvent.keyboard('x{Enter}')
    await tester.drawn()
    await screen.unmount()
  }
  // What a library sets up once for the page is not the grid's.
  await cycle()
  const left = new Map<string, number>()
  const count = (by: number) =>
    function (this: unknown, type: string) {
      left.set(type, (left.get(type) ?? 0) + by)
    }
  for (const target of [window, document, document.body] as EventTarget[]) {
    const { addEventListener: add, removeEventListener: remove } = target
    const [added, removed] = [count(1), count(-1)]
    vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, ...args) {
      const [type, , options] = args
      if (!(typeof options === 'object' && options?.once)) added.call(this, type)
      add.apply(target, args)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation(function (this: EventTarget, ...args) {
      removed.call(this, args[0])
      remove.apply(target, args)
    })
  }
  onTestFinished(() => void vi.restoreAllMocks())
  await cycle()
  expect([...left].filter(([, number]) => number > 0)).toEqual([])
})
