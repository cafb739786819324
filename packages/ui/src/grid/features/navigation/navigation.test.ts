import { describe, expect, it } from 'vitest'
import { editKeyCommand, keyCommand } from './keyCommand'
import type { Key } from './keyCommand'
import { moveCell } from './moveCell'
import type { Field } from './moveCell'

const key = (name: string, held: Partial<Key> = {}): Key => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

describe('moveCell', () => {
  const filled = new Set(['0,2', '1,2', '2,2', '5,2', '0,3'])
  const field: Field = {
    rows: 10,
    columns: 6,
    firstColumn: 2,
    pageRows: 4,
    isBlank: ({ row, column }) => !filled.has(`${row},${column}`),
  }
  const from = { row: 0, column: 2 }

  it('stays inside, and out of the grid’s own columns', () => {
    expect(moveCell(from, 'up', field)).toEqual(from)
    expect(moveCell(from, 'left', field)).toEqual(from)
    expect(moveCell({ row: 9, column: 5 }, 'pageDown', field)).toEqual({ row: 9, column: 5 })
    expect(moveCell({ row: 4, column: 5 }, 'rowStart', field)).toEqual({ row: 4, column: 2 })
  })

  it('Tab wraps to the next row and back, and stops at the corners', () => {
    expect(moveCell({ row: 3, column: 5 }, 'next', field)).toEqual({ row: 4, column: 2 })
    expect(moveCell({ row: 4, column: 2 }, 'previous', field)).toEqual({ row: 3, column: 5 })
    expect(moveCell({ row: 9, column: 5 }, 'next', field)).toEqual({ row: 9, column: 5 })
  })

  it('takes a merged cell as one', () => {
    const merge = { top: 2, bottom: 4, left: 3, right: 4 }
    const merged: Field = {
      ...field,
      isBlank: ({ row }) => row > 4 && row < 8,
      mergeAt: ({ row, column }) => (row >= 2 && row <= 4 && column >= 3 && column <= 4 ? merge : undefined),
    }
    const at = { row: 2, column: 3 }
    expect(moveCell(at, 'down', merged)).toEqual({ row: 5, column: 3 })
    expect(moveCell(at, 'right', merged)).toEqual({ row: 2, column: 5 })
    expect(moveCell(at, 'up', merged)).toEqual({ row: 1, column: 3 })
    expect(moveCell(at, 'next', merged)).toEqual({ row: 2, column: 5 })
    expect(moveCell({ row: 3, column: 2 }, 'next', merged)).toEqual({ row: 3, column: 5 })
    expect(moveCell({ row: 3, column: 5 }, 'previous', merged)).toEqual({ row: 3, column: 2 })
    expect(moveCell({ row: 2, column: 5 }, 'previous', merged)).toEqual(at)
    expect(moveCell(at, 'edgeDown', merged)).toEqual({ row: 8, column: 3 })
    expect(moveCell(at, 'pageDown', { ...merged, pageRows: 1 })).toEqual({ row: 5, column: 3 })
  })

  it('Ctrl+arrow stops where filled cells end, leaps over blank ones, and else goes to the edge', () => {
    const down = moveCell(from, 'edgeDown', field)
    expect(down).toEqual({ row: 2, column: 2 })
    expect(moveCell(down, 'edgeDown', field)).toEqual({ row: 5, column: 2 })
    expect(moveCell({ row: 5, column: 2 }, 'edgeDown', field)).toEqual({ row: 9, column: 2 })
    expect(moveCell(from, 'edgeRight', field)).toEqual({ row: 0, column: 3 })
  })
})

describe('keys', () => {
  it('mean Excel’s things while no cell is edited', () => {
    expect(keyCommand(key('ArrowDown', { shiftKey: true }))).toEqual({
      type: 'move',
      step: 'down',
      extend: true,
    })
    expect(keyCommand(key('ArrowDown', { ctrlKey: true }))).toMatchObject({ step: 'edgeDown' })
    expect(keyCommand(key('Enter', { shiftKey: true }))).toMatchObject({ step: 'previousRow' })
    expect(keyCommand(key('F2'))).toEqual({ type: 'edit' })
    expect(keyCommand(key('Z', { ctrlKey: true, shiftKey: true }))).toEqual({ type: 'redo' })
    expect(keyCommand(key('z', { metaKey: true }))).toEqual({ type: 'undo' })
    expect(keyCommand(key('a'))).toBeUndefined()
    expect(keyCommand(key('c', { ctrlKey: true }))).toBeUndefined()
  })

  it('leave arrows to the text unless it was typed over the cell', () => {
    expect(editKeyCommand(key('ArrowLeft'), false, false)).toBeUndefined()
    expect(editKeyCommand(key('ArrowLeft'), false, true)).toEqual({ type: 'commit', step: 'left' })
    expect(editKeyCommand(key('Enter', { altKey: true }), true, false)).toEqual({ type: 'lineBreak' })
    expect(editKeyCommand(key('Escape'), false, true)).toEqual({ type: 'cancel' })
  })
})
