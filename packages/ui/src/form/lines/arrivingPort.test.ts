import { describe, expect, it, vi } from 'vitest'
import type { Row } from '@lading/core/rules'
import type { GridHandle } from '../../grid'
import { arrivingPort } from './arrivingPort'

const LOADED: Row[] = [{ id: '1' }]
const SHOWN: Row[] = [{ id: 'grid' }]
const ISSUE = { line: 'lines', rowId: '1', field: 'price', message: 'too much' }

/** A grid that notes what it was told. */
function fakeGrid(issues: { rowId: string; field: string }[] = []) {
  const told: unknown[][] = []
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void told.push([name, ...given])
  const handle = {
    getRows: () => [{ id: 'grid' }],
    peekRows: () => SHOWN,
    isDirty: () => true,
    validate: () => Promise.resolve(issues),
    getIssues: () => issues,
    setIssues: note('setIssues'),
    focusCell: note('focusCell'),
    setRows: note('setRows'),
    markSaved: note('markSaved'),
    applyDraft: note('applyDraft'),
  }
  return { told, handle: handle as unknown as GridHandle }
}

function setup(fetch: () => Promise<void> = () => Promise.resolve()) {
  const state: { grid: GridHandle | null } = { grid: null }
  const port = arrivingPort({ handle: () => state.grid, loaded: () => LOADED, fetch })
  const arrive = (grid: GridHandle, shown = LOADED) => {
    state.grid = grid
    port.arrived(shown)
  }
  return { port, arrive }
}

describe('a port to a grid on its way', () => {
  it('answers with the loaded rows, unchanged', () => {
    const { port } = setup()
    expect(port.getRows()).toEqual(LOADED)
    expect(port.peekRows()).toBe(LOADED)
    expect(port.getTableData()).toEqual({ tableData: [], deleteData: [] })
    expect(port.isDirty()).toBe(false)
    expect(port.conflictCount()).toBe(0)
  })

  it('hands on later rows, and messages given before, once it is there', () => {
    const { port, arrive } = setup()
    const later: Row[] = [{ id: '2' }]
    port.setIssues([{ ...ISSUE, message: 'of the rows before' }])
    port.setRows(later)
    expect(port.getRows()).toEqual(later)
    port.setIssues([ISSUE])
    port.focusFirst()
    const { told, handle } = fakeGrid([{ rowId: '1', field: 'price' }])
    arrive(handle)
    expect(told).toEqual([
      ['setRows', later],
      ['setIssues', [ISSUE]],
      ['focusCell', '1', 'price'],
    ])
    expect(port.getRows()).toEqual([{ id: 'grid' }])
    expect(port.peekRows()).toBe(SHOWN)
    // Shown again after it was hidden, it is told nothing twice.
    arrive(handle)
    expect(told).toHaveLength(3)
  })

  it('leaves a grid that begins with these very rows as it is', () => {
    const { port, arrive } = setup()
    const saved: Row[] = [{ id: '3' }]
    port.markSaved(saved)
    const { told, handle } = fakeGrid()
    arrive(handle, saved)
    expect(told).toEqual([])
  })

  it('waits with the check, and fetches the grid for it', async () => {
    const fetch = vi.fn(() => Promise.resolve())
    const { port, arrive } = setup(fetch)
    const count = vi.fn()
    const checking = port.validate().then(count)
    await Promise.resolve()
    expect(fetch).toHaveBeenCalledOnce()
    expect(count).not.toHaveBeenCalled()
    arrive(fakeGrid([{ rowId: '1', field: 'price' }]).handle)
    await checking
    expect(count).toHaveBeenCalledWith(1)
  })

  it('says why it cannot be checked when it cannot be fetched', async () => {
    const { port } = setup(() => Promise.reject(new Error('offline')))
    await expect(port.validate()).rejects.toThrow('offline')
    await expect(port.applyDraft!({})).rejects.toThrow('offline')
  })

  it('puts a draft back once it is there, unless other rows were loaded meanwhile', async () => {
    const kept = setup()
    const first = fakeGrid()
    const putting = kept.port.applyDraft!({ of: 'these' })
    kept.arrive(first.handle)
    await putting
    expect(first.told).toEqual([['applyDraft', { of: 'these' }]])

    const replaced = setup()
    const second = fakeGrid()
    const late = replaced.port.applyDraft!({ of: 'others' })
    replaced.port.setRows([{ id: '9' }])
    replaced.arrive(second.handle)
    await late
    expect(second.told).toEqual([['setRows', [{ id: '9' }]]])
  })

  it('lets nobody wait for a grid that has left', async () => {
    const { port } = setup()
    const checking = port.validate()
    await Promise.resolve()
    port.gone()
    expect(await checking).toBe(0)
  })
})
