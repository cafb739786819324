import { describe, expect, it, vi } from 'vitest'
import type { CellRule, Row } from '@lading/core/rules'
import { builtInCells } from '../builtInCells'
import { gridMessages } from '../locale/gridMessages'
import { checkAll } from './checkAll'
import { compileColumns } from './compileColumns'
import { GridEngine } from './gridEngine'
import { Validator } from './validator'

function gridWith(validateRules: CellRule[], rows: Row[]) {
  const options = { rowKey: 'id', orderKey: 'orderNum' }
  const engine = new GridEngine(options)
  const defs = [
    { key: 'code', title: '编号', validateRules },
    { key: 'note', title: '备注' },
  ]
  engine.configure(compileColumns(defs, builtInCells))
  const validator = new Validator(engine, gridMessages['zh-CN'], 'zh-CN')
  engine.load(rows)
  const set = (position: number, value: unknown, key = 'code') =>
    engine.setCells([{ position, key, value }], 'edit')
  return { engine, validator, set }
}

describe('Validator', () => {
  it('finds what is wrong in rows nobody sees, in row order', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => ({
      id: `r${i}`,
      code: i % 1000 === 999 ? '' : `c${i}`,
    }))
    const { engine, validator } = gridWith([{ required: true }], rows)
    const issues = await checkAll(engine, validator)
    expect(issues.map(({ index }) => index)).toEqual([999, 1999, 2999])
    expect(issues[0]).toEqual({
      rowId: 'r999',
      index: 999,
      field: 'code',
      title: '编号',
      message: '编号不能为空',
    })
  })

  it('asks a rule once for each row that is saved, and once for a cell that changes', async () => {
    const handler = vi.fn(({ value }: { value: unknown }) => value !== 'wrong')
    const rows = Array.from({ length: 1_000 }, (_, i) => ({ id: `r${i}`, code: i === 7 ? 'wrong' : `c${i}` }))
    const { engine, validator, set } = gridWith([{ handler }], rows)
    expect(await checkAll(engine, validator)).toHaveLength(1)
    expect(handler).toHaveBeenCalledTimes(1_000)
    handler.mockClear()
    set(7, 'right')
    expect(handler).toHaveBeenCalledTimes(1)
    expect(validator.list()).toEqual([])
  })

  it('checks a cell as it changes, and again when undo changes it', () => {
    const { engine, set } = gridWith([{ required: true, message: '${title}必填' }], [{ id: 'a', code: 'x' }])
    set(0, '')
    expect(engine.issues.message('a', 'code')).toBe('编号必填')
    engine.undo()
    expect(engine.issues.message('a', 'code')).toBeUndefined()
  })

  it('says what stands at cells in another language, and leaves what no rule says', async () => {
    const rows = ['1', '2', '2'].map((code, at) => ({ id: `r${at}`, code }))
    const { engine, validator, set } = gridWith([{ required: true }, { unique: true }], rows)
    set(0, '')
    await checkAll(engine, validator)
    engine.issues.set('r0', 'note', '服务器说的')
    validator.locale = 'en-US'
    await validator.translate()
    expect(validator.list().map(({ rowId, field, message }) => [rowId, field, message])).toEqual([
      ['r0', 'code', expect.not.stringContaining('不能')],
      ['r0', 'note', '服务器说的'],
      ['r1', 'code', expect.not.stringContaining('重复')],
      ['r2', 'code', expect.not.stringContaining('重复')],
    ])
  })

  it('sees repeated values in other rows, and cures them when the other one changes or goes', async () => {
    const rows = ['1', '2', '3'].map((code) => ({ id: `r${code}`, code }))
    const { engine, set, validator } = gridWith([{ unique: true }], rows)
    set(0, '2')
    expect(engine.issues.message('r1', 'code')).toBe('编号不能重复')
    expect(await checkAll(engine, validator)).toHaveLength(2)
    set(1, '9')
    expect(engine.issues.count).toBe(0)
    set(0, '9')
    engine.removeRows(['r2'])
    expect(engine.issues.count).toBe(0)
  })

  it('checks a pasted column of repeated values', () => {
    const { engine } = gridWith(
      [{ unique: true }],
      [
        { id: 'a', code: '' },
        { id: 'b', code: '' },
        { id: 'c', code: '' },
      ],
    )
    engine.setCells(
      [0, 1, 2].map((position) => ({ position, key: 'code', value: position < 2 ? 'x' : 'y' })),
      'paste',
    )
    expect(engine.issues.rowIds()).toEqual(['a', 'b'])
  })

  it('drops the answer of a check that the cell has outrun', async () => {
    const answers: ((pass: boolean) => void)[] = []
    const signals: (AbortSignal | undefined)[] = []
    const handler: CellRule['handler'] = ({ signal }) =>
      new Promise((resolve) => {
        answers.push(resolve)
        signals.push(signal)
      })
    const { engine, set } = gridWith([{ handler, message: '不对' }], [{ id: 'a', code: '' }])
    set(0, 'old')
    set(0, 'new')
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
    answers[1]!(true)
    answers[0]!(false)
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    await new Promise((resolve) => setTimeout(resolve))
    expect(engine.issues.count).toBe(0)
    set(0, 'bad')
    answers[2]!(false)
    await vi.waitFor(() => expect(engine.issues.message('a', 'code')).toBe('不对'))
  })

  it('turns a check that throws into a message at its cell', () => {
    const { engine, set } = gridWith(
      [
        {
          handler: () => {
            throw new Error('服务不可用')
          },
        },
      ],
      [{ id: 'a', code: '' }],
    )
    set(0, 'x')
    expect(engine.issues.message('a', 'code')).toContain('服务不可用')
  })

  it('lets a message of the server go when its cell changes', () => {
    const { engine, set } = gridWith([], [{ id: 'a', code: '1', note: '' }])
    engine.issues.set('a', 'note', '服务端不接受')
    set(0, '2')
    expect(engine.issues.count).toBe(1)
    set(0, 'x', 'note')
    expect(engine.issues.count).toBe(0)
  })
})
