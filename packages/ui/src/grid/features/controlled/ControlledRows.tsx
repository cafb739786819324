import { useEffect, useReducer, useRef } from 'react'
import type { Row } from '@lading/core/rules'
import type { GridController } from '../../kernel/gridController'
import { diffRows } from './diffRows'

interface ControlledRowsProps {
  grid: GridController
  value: readonly Row[]
  onValueChange: ((rows: Row[]) => void) | undefined
}

/**
 * Keeps the grid's rows those of the page: tells it of every change, and takes over what it answers. A change that the
 * page does not take over is taken back. Costs a copy and a comparison of the list of rows (not of the rows) an edit.
 */
export function ControlledRows({ grid, value, onValueChange }: ControlledRowsProps) {
  const [asked, ask] = useReducer((n: number) => n + 1, 0)
  const latest = useRef(onValueChange)
  useEffect(() => {
    latest.current = onValueChange
  })
  const syncing = useRef(false)

  useEffect(() => {
    // Rows that came without an id have been given one.
    if (!sameRows(grid.engine.store.rows, value)) latest.current?.([...grid.engine.store.rows])
    return grid.engine.transactions.on(() => {
      if (syncing.current) return
      latest.current?.([...grid.engine.store.rows])
      ask()
    })
    // `value` of the first render only: the effect below follows it from then on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [grid])

  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const { engine } = grid
    if (sameRows(engine.store.rows, value)) return
    syncing.current = true
    try {
      const idOf = (row: Row) => String(row[engine.options.rowKey] ?? '')
      const ops = diffRows({ rows: engine.store.rows, idOf }, value)
      const kept = value.some((row) => engine.store.positionOf(idOf(row)) >= 0)
      if (!ops || !kept || value.some((row) => idOf(row) === '')) grid.load(value)
      else engine.transact('api', ops)
    } finally {
      syncing.current = false
    }
    if (!sameRows(engine.store.rows, value)) latest.current?.([...engine.store.rows])
  }, [grid, value, asked])
  return null
}

function sameRows(a: readonly Row[], b: readonly Row[]): boolean {
  return a.length === b.length && a.every((row, index) => row === b[index])
}
