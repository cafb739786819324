import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { COLUMNS, lines, renderGrid } from './renderGrid'

/** What the console was told, joined: a fault of the page's code is said once, by name. */
let told: string[] = []

describe('faults of the page’s own code', () => {
  beforeEach(() => {
    told = []
    vi.spyOn(console, 'error').mockImplementation((text: unknown) => void told.push(String(text)))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const failing = () => {
    throw new Error('kaputt')
  }

  it('name the column and the function, and the grid goes on', async () => {
    const { tester } = await renderGrid({
      columns: [
        { key: 'name', title: '物料', format: failing },
        { key: 'quantity', title: '数量', type: 'inputNumber' },
        { key: 'unit', title: '单位', render: failing },
        { key: 'due', title: '交期', disabled: failing },
        { key: 'amount', title: '金额', derive: failing },
      ],
      rows: lines(20),
    })
    expect([tester.text(0, 1), tester.text(0, 3)]).toEqual(['物料1', 'PCS'])
    tester.grid.focusCell('r1', 'quantity')
    await userEvent.keyboard('7{Enter}')
    expect(tester.grid.getRow('r1')).toMatchObject({ quantity: 7, amount: 2 })
    expect(told.toSorted()).toEqual(
      ['format', 'render', 'disabled', 'derive']
        .map(
          (name, n) =>
            `Grid column "${['name', 'unit', 'due', 'amount'][n]}": ${name}() threw. The grid goes on without it.`,
        )
        .toSorted(),
    )
  })

  it('in deriveRow leave the row as it was entered', async () => {
    const { tester } = await renderGrid({ rows: lines(3), deriveRow: failing })
    tester.grid.updateRow('r2', { name: '新' })
    expect(tester.grid.getRow('r2')?.['name']).toBe('新')
    expect(told[0]).toContain('deriveRow() threw for the row "r2"')
  })

  it('in callbacks do not stop the change', async () => {
    const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault())
    window.addEventListener('error', uncaught)
    const { tester } = await renderGrid({ rows: lines(3), onChange: failing, onStatistics: failing })
    tester.grid.updateRow('r2', { quantity: 40 })
    await tester.drawn()
    expect(tester.text(1, 2)).toBe('40')
    expect(tester.grid.getTableData().tableData).toHaveLength(1)
    expect(uncaught).toHaveBeenCalled()
    window.removeEventListener('error', uncaught)
  })

  it('in a handler of a rule become a message at the cell', async () => {
    const { tester } = await renderGrid({
      columns: [{ key: 'name', title: '物料', validateRules: [{ handler: failing }] }],
      rows: lines(2),
    })
    const issues = await tester.grid.validate()
    expect(issues).toHaveLength(2)
    expect(issues[0]?.message).toContain('kaputt')
  })
})

describe('values nobody expects', () => {
  it('of any type are shown, copied, checked and kept', async () => {
    const odd = [null, undefined, 0, Number.NaN, true, { a: 1 }, [1, 2], 12345678901234567890n, '', ' ']
    const rows = odd.map((value, n) => ({
      id: `r${n}`,
      name: value,
      quantity: value,
      unit: value,
      due: value,
      urgent: value,
    }))
    const { tester } = await renderGrid({ rows })
    tester.grid.focusCell('r0', 'name')
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(tester.copy().text.split('\n')).toHaveLength(odd.length)
    await tester.grid.validate()
    tester.grid.sort({ key: 'name', direction: 'ascending' })
    tester.grid.filter([{ contains: '1' }])
    tester.grid.restore()
    expect(tester.grid.getRows().map((row) => row['name'])).toEqual(odd)
  })

  it('of a million characters neither hang the grid nor are cut', async () => {
    const huge = '长'.repeat(1_000_000)
    const { tester } = await renderGrid({
      rows: [{ id: 'r1', name: huge, quantity: 1 }, ...lines(50).slice(1)],
    })
    tester.grid.focusCell('r2', 'name')
    tester.paste(`${huge}\t5`)
    await tester.drawn()
    expect(tester.grid.getRow('r2')).toMatchObject({ quantity: 5 })
    expect(String(tester.grid.getRow('r2')?.['name'])).toHaveLength(1_000_000)
    tester.grid.undo()
    expect(tester.grid.getRow('r2')?.['name']).toBe('物料2')
    expect(String(tester.grid.getRow('r1')?.['name'])).toHaveLength(1_000_000)
  })

  it('as ids are told apart, and none of their rows is lost', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { tester } = await renderGrid({ rows: [...lines(3), { ...lines(1)[0], name: '又一个' }] })
    expect(tester.grid.getRows()).toHaveLength(4)
    expect(new Set(tester.grid.getRows().map((row) => row['id'])).size).toBe(4)
    expect(String(error.mock.calls[0]?.[0])).toContain('r1')
    vi.restoreAllMocks()
  })

  it('as definitions are refused by name', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = (columns: unknown) => renderGrid({ columns: columns as typeof COLUMNS })
    await expect(broken([{ key: 'a', title: 'A', type: 'telepathy' }])).rejects.toThrow(
      /"a" has the unknown type "telepathy"/,
    )
    await expect(broken([{ title: 'A' }])).rejects.toThrow(/no key/)
    await expect(broken([COLUMNS[0], COLUMNS[0]])).rejects.toThrow(/keys must differ/)
    expect(error).toBeDefined()
    vi.restoreAllMocks()
  })
})
