import { expect, it, vi } from 'vitest'
import { DoubledRows, indexUnlessDoubled } from './doubledRows'
import { GridEngine } from './gridEngine'
import { IdIndex } from './idIndex'

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `r${n}`, n }))
const signal = new AbortController().signal

it('finds an id that occurs twice, however far apart', async () => {
  const found = await indexUnlessDoubled(rows(100_000), 'id', signal)
  expect(found instanceof IdIndex && found.get('r99999')).toBe(99_999)
  expect(await indexUnlessDoubled([...rows(100_000), { id: 'r0', n: 0 }], 'id', signal)).toBe('doubled')
  // Numbers and texts are one id, as in the grid.
  expect(await indexUnlessDoubled([{ id: 1 }, { id: '1' }], 'id', signal)).toBe('doubled')
})

it('lets others work in between, and ends when it is told to', async () => {
  const end = new AbortController()
  const search = indexUnlessDoubled(rows(1_000_000), 'id', end.signal)
  await new Promise((resolve) => setTimeout(resolve))
  end.abort()
  expect(await search).toBeUndefined()
})

it('keeps doubled rows of a long list as new ones, and says so', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const engine = new GridEngine({ rowKey: 'id', orderKey: 'orderNum' })
  engine.load([...rows(6000), { id: 'r5', n: -1 }])
  const doubles = new DoubledRows(engine)
  doubles.check()
  expect(told).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 5000 })
  expect(told.mock.calls[0]![0]).toContain('1 rows whose "id" another row has already (r5)')
  expect(engine.store.count).toBe(6001)
  expect(engine.store.byId('r5')).toMatchObject({ n: 5 })
  expect(engine.store.at(6000)).toMatchObject({ n: -1 })
  expect(new Set(engine.store.rows.map(({ id }) => id)).size).toBe(6001)
  told.mockRestore()
})

it('leaves its index to the first change, unless other rows have come meanwhile', async () => {
  for (const moved of [false, true]) {
    const engine = new GridEngine({ rowKey: 'id', orderKey: 'orderNum' })
    engine.load(rows(6000))
    const put = vi.spyOn(IdIndex.prototype, 'put')
    new DoubledRows(engine).check()
    await vi.waitFor(() => expect(put).toHaveBeenCalled(), { timeout: 5000 })
    // One task for the answer of a search that had the rows in one slice.
    if (moved) engine.applyOutside([{ kind: 'move', from: 5999, to: 0 }])
    await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(6000), { timeout: 5000 })
    await new Promise((resolve) => setTimeout(resolve))
    put.mockClear()
    engine.updateRows([{ id: 'r5998', values: { n: -1 } }], 'api')
    expect(engine.store.at(moved ? 5999 : 5998)).toMatchObject({ n: -1 })
    expect(put).toHaveBeenCalledTimes(moved ? 6000 : 0)
    engine.insertRows(6000, [{ n: -2 }])
    expect(engine.store.positionOf(engine.store.idAt(6000))).toBe(6000)
    put.mockRestore()
  }
})

it('searches only while the grid is on the page', async () => {
  vi.useFakeTimers()
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const engine = new GridEngine({ rowKey: 'id', orderKey: 'orderNum' })
  engine.load([...rows(6000), { id: 'r5', n: -1 }])
  const doubles = new DoubledRows(engine)
  const end = doubles.follow()
  doubles.check()
  end()
  expect(vi.getTimerCount()).toBe(0)
  // Taken off and put back, as React does in its strict mode.
  doubles.follow()
  expect(vi.getTimerCount()).toBe(1)
  vi.useRealTimers()
  told.mockRestore()
})
